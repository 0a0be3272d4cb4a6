// The database of drafts and versions in this browser: opened when first needed, every call a promise.

const name = 'skill-playground'
const stores = { drafts: { keyPath: 'id' }, versions: { keyPath: 'id', autoIncrement: true } } as const

export type StoreName = keyof typeof stores

let opened: Promise<IDBDatabase> | null = null

/** The database; rejects where the browser forbids one. */
function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      for (const [store, options] of Object.entries(stores)) request.result.createObjectStore(store, options)
    }
    request.onsuccess = () => {
      // Another tab that deletes everything must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close()
        opened = null
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function run<T>(
  store: StoreName,
  mode: IDBTransactionMode,
  use: (s: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(store, mode)
  return new Promise((resolve, reject) => {
    const request = use(transaction.objectStore(store))
    // At once, so that what is written while the page is left is kept: nobody will be there to end it later.
    if (mode === 'readwrite') transaction.commit()
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? request.error)
  })
}

/** Puts one value; all of it or nothing. Resolves when it is safe. */
export const put = (store: StoreName, value: unknown) => run(store, 'readwrite', s => s.put(value))
/** One value as it was stored. */
export const get = (store: StoreName, key: IDBValidKey) => run<unknown>(store, 'readonly', s => s.get(key))
/** All values, in the order of their keys. */
export const getAll = (store: StoreName) => run<unknown[]>(store, 'readonly', s => s.getAll())
/** All keys, in order. */
export const keys = (store: StoreName) => run(store, 'readonly', s => s.getAllKeys())
/** Takes one value away. */
export const drop = (store: StoreName, key: IDBValidKey) => run(store, 'readwrite', s => s.delete(key))

/** Deletes the database itself. */
export async function deleteAll(): Promise<void> {
  const open = await opened?.catch(() => null)
  open?.close()
  opened = null
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}
