/** Writes the folder of a new college: `npm run campus:new -- NAME`. */
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { projectRoot, runCommand, ToolError } from '@campusway/toolkit';

const usage = `npm run campus:new -- NAME [--title "North College"] [--into FOLDER]
Writes the folder NAME of a small college that passes the check and makes a site, to be extended by hand.
The title is the college's name on the site, made from NAME unless given. The folder NAME is made in FOLDER, which is there
already; in the current one unless given.`;

const flags = { title: { type: 'string' }, into: { type: 'string' } } as const;

const template = join(import.meta.dirname, 'template');
const schemas = join(projectRoot, 'packages/office/college/schemas');
/** What the template calls the college. */
const placeholder = 'New College';
/** As wide as the site's title may be. */
const maxTitle = 40;

await runCommand({ usage, flags }, async ({ values, positionals }) => {
  const [name, ...more] = positionals;
  if (!name) throw new ToolError(`Name the folder to create.\n\n${usage}`);
  if (more.length > 0)
    throw new ToolError(
      `Use one name without spaces, such as "${positionals.join('-').toLowerCase()}".\n\n${usage}`,
    );
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new ToolError(
      `Cannot create "${name}": a name has lower-case letters a to z, digits and single hyphens, such as "north-college"`,
    );
  const title = (values.title ?? toTitle(name)).trim();
  if (title === '' || title.length > maxTitle)
    throw new ToolError(`Cannot use the title "${title}": a title has 1 to ${maxTitle} characters`);
  const parent = resolve(values.into ?? '.');
  if (!existsSync(parent)) throw new ToolError(`Cannot write into ${parent}: there is no such folder`);
  const folder = join(parent, name);
  if (existsSync(folder))
    throw new ToolError(
      `Cannot create ${folder}: it already exists. Choose another name, or remove it first`,
    );

  cpSync(template, folder, { recursive: true });
  const files = globSync('**/*.{json,geojson,md}', { cwd: folder });
  for (const file of files) {
    const path = join(folder, file);
    const toSchemas = relative(dirname(path), schemas).replaceAll('\\', '/');
    const text = readFileSync(path, 'utf8')
      .replace(/"(\$schema" ?: ?)"[^"]*\/([\w-]+\.schema\.json)"/, `"$1"${toSchemas}/$2"`)
      .replaceAll(placeholder, file.endsWith('.md') ? title : JSON.stringify(title).slice(1, -1));
    writeFileSync(path, text);
  }
  const shown = relative(process.cwd(), folder) || '.';
  console.log(
    `${title} is written: ${files.length} files in ${shown}. Next:\n` +
      `  npm run data:check -- ${shown}\n` +
      `  npm start -- --college ${shown}\n` +
      `An office begins with ${join(shown, 'README.md')}.`,
  );
});

/** `North College` for `north-college`. */
function toTitle(name: string): string {
  return name.replace(/(^|-)(\p{L})/gu, (_, hyphen, letter) => `${hyphen && ' '}${letter.toUpperCase()}`);
}
