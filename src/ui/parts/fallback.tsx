// What takes the place of a part of the page that fails, such as one that cannot be loaded.
import { Component, type ReactNode } from 'react'

/** Shows `instead` where what is inside fails; the rest of the page goes on. */
export class Fallback extends Component<{ instead: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
