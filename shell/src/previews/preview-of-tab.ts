import { readStored, writeStored } from '@campusway/platform';

/** sessionStorage: name of the preview that this tab shows, so that a reload shows it again. */
const storageKey = 'campusway:preview';

/** Folder of the pages of previews. */
export const previewFolder = '/modules/preview/';

export function storedPreview(): string | null {
  return readStored(storageKey, 'sessionStorage');
}

export function storePreview(name?: string): void {
  writeStored(storageKey, name, 'sessionStorage');
}

/** Whether this page or its tab may show a preview. */
export function mayPreview(): boolean {
  return location.pathname.startsWith(previewFolder) || storedPreview() !== null;
}
