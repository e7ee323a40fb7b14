import { fileURLToPath } from 'node:url';
import { capabilityNames, contractVersion, partNames } from '@campusway/contract';
import type { ModuleRecord } from '@campusway/pages';
import Type, { type Static, type TProperties } from 'typebox';
import { Errors } from 'typebox/value';

const entry = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });
const text = (description: string) => Type.String({ description, maxLength: 1000 });
const names = (description: string) => Type.Array(Type.String(), { description });
const optional = Type.Optional;

const moduleName = '^mfe-[a-z0-9]+(-[a-z0-9]+)*$';
/** They become part of the pages' security policy. Publishing adds files of the excluded names. */
const fileName = String.raw`^(?!module\.json$|retry/)(?!.*(\.\.|\.(br|gz)$))[\w@.-]+(/[\w@.-]+)*$`;
const digest = '^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$';
const path = Type.String({ pattern: String.raw`^/(?![/\\])[^\s?#\\]*$`, maxLength: 200 });
const parts = Type.Array(Type.Enum([...partNames]));
const control = entry({
  role: Type.Enum(['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'tab']),
  name: Type.String(),
});

const route = entry({
  path: { ...path, description: "Address of the page from the site's root, as in React Router: /bus/:line" },
  page: text('Key of the page in the module that remoteEntry.js exposes as ./remote'),
  title: text("Document title without the product's name"),
  description: text('One sentence for search engines and link previews'),
  intro: optional(
    entry({
      heading: text("The page's h1"),
      lead: optional(text('The paragraph under it')),
      opening: optional(text('The h1 until the page has loaded, at an address with ?to=')),
      look: optional(Type.Enum(['plain', 'hero'])),
      plan: optional(text('The screen whose published picture the page shows until its plan is drawn')),
      search: optional(
        entry({
          placeholder: Type.String(),
          unnumbered: optional(Type.String()),
          button: Type.String(),
          hint: Type.String(),
        }),
      ),
      menus: optional(
        Type.Array(entry({ label: Type.String(), needs: optional(Type.Enum(['department', 'auth'])) }), {
          description: 'Menus below the search; the prerendered page is whole with them',
        }),
      ),
    }),
  ),
  layout: optional(Type.Literal('stage')),
  params: optional(Type.Record(Type.String(), Type.String())),
  slots: optional(parts),
  college: optional(names('Parts of the college that the page reads')),
  early: optional(
    Type.Array(Type.Enum(['closures', 'departments', 'graph', 'levels', 'lookup', 'places', 'rooms'])),
  ),
  asks: optional(names('Parameters of the address that an early answer needs')),
  later: optional(names('Parts of the college that an answer of the page needs')),
  menu: optional(
    entry({
      label: text('Text of the link in the header'),
      order: Type.Number({ description: 'Smaller comes first' }),
      only: optional(Type.Literal('signed-out')),
      apart: optional(Type.Boolean()),
    }),
  ),
  search: optional(
    entry({
      title: Type.String(),
      where: text('The secondary line of the result'),
      aliases: names('Other names that people search for'),
    }),
  ),
  shortcut: optional(Type.Number()),
  needs: optional(Type.Enum(['department', 'auth'])),
  each: optional(Type.Enum(['department', 'departmentWithRooms', 'screen'])),
});

/** `module.json` beside the files of a build: the schema for editors, and the check of what comes from elsewhere. */
export const moduleJson = Type.Object(
  {
    $schema: optional(Type.String()),
    name: Type.String({ pattern: moduleName, description: 'mfe-bus' }),
    contract: Type.Integer({ description: `Contract that it is built for: ${contractVersion}` }),
    collegeFormats: optional(
      Type.Array(Type.Integer(), { description: 'Formats of the college that it reads; none by default' }),
    ),
    shared: Type.Record(Type.String(), Type.String(), {
      description:
        'Version range of each package that it takes from the shell: react, react-dom, @campusway/platform',
    }),
    sharedNames: optional(
      names('Exports of @campusway/platform that it uses: the gate refuses a shell without them'),
    ),
    capabilities: optional(
      Type.Array(Type.Enum([...capabilityNames]), {
        description: 'What it uses of the site beyond its pages; `deploy` requires --grant for each new one',
      }),
    ),
    routes: Type.Array(route),
    parts: optional(parts),
    collegeOf: optional(
      Type.Record(Type.String(), Type.Array(Type.String()), {
        description: 'Parts of the college that each of its parts reads',
      }),
    ),
    clicks: optional(
      Type.Record(
        Type.String(),
        Type.Array(Type.Union([entry({ click: control }), entry({ type: Type.String(), into: control })])),
        { description: 'Clicks and input that the gate tries, by page' },
      ),
    ),
    assets: optional(
      Type.Record(
        Type.String(),
        entry({ scripts: Type.Array(Type.String()), styles: Type.Array(Type.String()) }),
        {
          description:
            'Files to load beside a page or part, by its name: scripts are preloaded, styles have to be here. By default only remoteEntry.js',
        },
      ),
    ),
    files: optional(
      Type.Record(Type.String({ pattern: fileName }), Type.String({ pattern: digest }), {
        additionalProperties: false,
        description: 'Digest of every file. Written by `npm run pack`',
      }),
    ),
  },
  {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'module.json of a CampusWay module',
    additionalProperties: false,
  },
);

type Declared = Exclude<keyof Static<typeof moduleJson>, '$schema' | 'assets'>;

/** Files that a page or part loads first, by path below the build's folder. */
export interface StartFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Facts of a module that are independent of where its files are. Equal ones have equal build ids. */
export interface DescribedBuild extends Pick<ModuleRecord, Declared | 'publicKeys'> {
  readonly origins?: ModuleRecord['origins'];
  readonly assets: Readonly<Record<string, StartFiles>>;
}

/** JSON Schema file for editors: its path and text. */
export function moduleSchema(): readonly [path: string, text: string] {
  const path = fileURLToPath(new URL('../../schemas/module.schema.json', import.meta.url));
  return [path, `${JSON.stringify(moduleJson, null, 2)}\n`];
}

const entryFile = 'remoteEntry.js';

/**
 * A build as its `module.json` describes it; `files` replaces the digests in it.
 * @throws {TypeError} with what is wrong with it, as the rest of a sentence
 */
export function parseModuleJson(value: unknown, files?: DescribedBuild['files']): DescribedBuild {
  const found = files ? { ...(value as object), files } : value;
  const [error] = Errors(moduleJson, found).filter(({ keyword }) => keyword !== 'boolean');
  if (error) throw new TypeError(`in its module.json ${explain(error)}`);
  const { $schema: _, ...declared } = found as Static<typeof moduleJson>;
  const build = { parts: [], capabilities: [], assets: {}, files: {}, ...declared };
  const unlisted = [
    entryFile,
    ...Object.values(build.assets).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ].find((file) => !Object.hasOwn(build.files, file));
  if (unlisted !== undefined) throw new TypeError(`its module.json has no digest of ${unlisted}`);
  const listed = Object.keys(build.files);
  const folders = new Set(
    listed.flatMap((file) => Array.from(file.matchAll(/\//g), ({ index }) => file.slice(0, index))),
  );
  const both = listed.find((file) => folders.has(file));
  if (both !== undefined) throw new TypeError(`in its module.json ${both} is a file and a folder`);
  const unloaded = [...build.routes.map(({ page }) => page), ...build.parts];
  const assets = Object.fromEntries(
    unloaded.map((name) => [name, build.assets[name] ?? { scripts: [entryFile], styles: [] }]),
  );
  return { ...build, assets: { ...assets, ...build.assets } };
}

function explain({ keyword, instancePath, params, message }: ReturnType<typeof Errors>[number]): string {
  const at = instancePath || 'it';
  const { additionalProperties = [], requiredProperties = [] } = params as Record<string, readonly string[]>;
  const quoted = [...additionalProperties, ...requiredProperties].map((name) => `"${name}"`).join(', ');
  switch (keyword) {
    case 'additionalProperties':
      return `${at} has ${quoted}, which is not allowed there`;
    case 'required':
      return `${at} lacks ${quoted}`;
    default:
      return `${at} ${message}`;
  }
}
