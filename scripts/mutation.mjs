// Runs mutation testing on the rooms that are named, or on all, one after another.
import { rooms } from './mutation-rooms.mjs'
import { run } from './run.mjs'

const named = process.argv.slice(2)
for (const room of named.length > 0 ? named : rooms)
  run(`Mutations of ${room}`, 'stryker', ['run'], { ROOM: room })
