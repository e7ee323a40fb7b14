type StorageName = 'localStorage' | 'sessionStorage';

/** A text in the browser's storage; null without one, and where the browser refuses storage. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; removes it when it is undefined. Returns false where storage is refused or full. */
export function writeStored(key: string, text?: string, storage: StorageName = 'localStorage'): boolean {
  try {
    if (text === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
