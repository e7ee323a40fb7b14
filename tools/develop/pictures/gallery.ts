import { devices } from './devices.ts';
import { importedPages, pages } from './pages.ts';

/** The document that shows all pictures, a page to a row. */
export function writeGallery(): string {
  const head = `# Pictures

Every page of the site, on a desktop in light mode and on a phone in dark mode. \`npm run pictures\` renews them and this page.

![The main job on a phone: a room is typed, chosen and walked to](main-job.webp)

`;
  const rows = [...pages, ...importedPages].map(({ file, caption, path }) => {
    const images = Object.entries(devices).map(
      ([device, { shown }]) =>
        `<img src="${nameOf(file, device)}" alt="${caption}, ${shown.alt}" width="${shown.width}">`,
    );
    return `## ${caption}\n\n\`${path}\`\n\n${images.join('\n')}\n`;
  });
  return head + rows.join('\n');
}

export function nameOf(file: string, device: string): string {
  return `${file}-${device}.webp`;
}
