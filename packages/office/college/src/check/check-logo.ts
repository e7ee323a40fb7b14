import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from '../source/sources.ts';
import type { RawFinding } from './finding.ts';
import { checkPictureFile, png, svg, webp } from './picture-file.ts';

/** The limit is low, as every page shows the logo. */
const maxKilobytes = 60;
/** A browser runs scripts of an SVG that is opened directly. */
const script = /<script|\son\w+\s*=|javascript:/i;

/** The logo is a picture in the folder logo/, and that folder contains nothing else. */
export function* checkLogo(
  { college }: Pick<Sources, 'college'>,
  folder: string,
  paths: readonly string[],
): Generator<RawFinding> {
  const logos = college.flatMap(({ path, content }) => (content.logo ? [{ path, logo: content.logo }] : []));
  for (const { path: file, logo } of logos) {
    const path = join(folder, logo);
    const finding = checkPictureFile(path, {
      what: 'The logo',
      name: logo,
      formats: [svg, png, webp],
      maxKilobytes,
      orElse: 'remove the line "logo"',
      smaller: 'simplify the drawing, or save it with 512 by 512 pixels',
    });
    if (finding) yield { file, pointer: '/logo', ...finding };
    else if (logo.endsWith('.svg') && script.test(readFileSync(path, 'utf8'))) {
      const message = `The logo, "${logo}", has a script in it`;
      yield { file, pointer: '/logo', message, fix: 'Export it again as a plain SVG, or as PNG' };
    }
  }
  for (const file of paths.filter((path) => path.startsWith('logo/'))) {
    if (logos.some(({ logo }) => logo === file)) continue;
    const fix = 'Name it as the "logo" of college.json, or remove it from the folder';
    yield { file, pointer: '', severity: 'warning', message: 'This is not the logo of the college', fix };
  }
}
