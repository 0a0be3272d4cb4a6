// What every component may use: the store, the worker, and what opens and shares. Made once, given by context.
import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import type { WorkerClient } from '../../workers/client.ts'
import type { Keeper } from '../drafts/keeper.ts'
import type { State } from './state.ts'
import type { Store } from './store.ts'

export type App = {
  store: Store
  client: WorkerClient
  keeper: Keeper
  /** Checks now, also what waits for a person's word. */
  check: () => void
}

const Context = createContext<App | null>(null)

/** Gives the app to everything inside. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <Context value={app}>{children}</Context>
}

/** The app. */
export function useApp(): App {
  const app = useContext(Context)
  if (!app) throw new Error('useApp outside of AppProvider')
  return app
}

/** A part of the state; the component renders again when that part changes. */
export function useSelect<T>(select: (state: State) => T): T {
  return useStore(useApp().store, select)
}

/** The actions of the store; they never change. */
export const useActions = () => useApp().store.actions
