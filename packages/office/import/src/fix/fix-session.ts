import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '@campusway/college/check';
import { ImportError } from '../model.ts';
import { writeCollegeFolder } from '../write/college-folder.ts';
import { DrawnCollege, type ShownLevel } from './drawn-college.ts';
import { type Change, editsOf } from './edits-of.ts';
import type { Task } from './find-tasks.ts';
import { applyEdit, type PlanEdit, type Texts } from './plan-edits.ts';

/** What a page requests. */
export type FixRequest = Change | { readonly do: 'undo' } | { readonly do: 'save' } | { readonly do: 'read' };

export interface FixState {
  /** Grows with each change, so that a second window changes nothing that it does not show. */
  readonly revision: number;
  /** Number of changes that are not saved. */
  readonly unsaved: number;
  readonly levels: readonly { readonly id: string; readonly title: string }[];
  readonly tasks: readonly Task[];
  /** Number of findings that are not on a plan. */
  readonly elsewhere: number;
}

/** Files without which there is nothing to show, and rules of the check that such a file has to pass. */
const planFile = /^(buildings\.json$|geometry\/|rooms\/)/;
const structure: ReadonlySet<string> = new Set(
  'missing-file no-file not-json repeated-name encoding schema degrees mirrored'.split(' '),
);

interface Step {
  readonly edits: readonly PlanEdit[];
  /** The files after it. */
  readonly texts: Texts;
}

/** Changes to the plans of a college folder, in memory until they are saved. */
export class FixSession {
  readonly #folder: string;
  #saved: Texts = new Map();
  #steps: readonly Step[] = [];
  #drawn = new DrawnCollege(new Map(), []);
  #revision = 0;

  /** @throws {ImportError} if the folder has no plan to show */
  constructor(folder: string) {
    this.#folder = folder;
    this.run({ do: 'read' });
  }

  get state(): FixState {
    const { tasks, elsewhere, plans } = this.#drawn;
    const levels = plans.map(({ id, title }) => ({ id, title }));
    return { revision: this.#revision, unsaved: this.#steps.length, levels, tasks, elsewhere };
  }

  /** A level as drawn now; undefined if there is none of the id. */
  show(level: string): ShownLevel | undefined {
    return this.#drawn.show(level);
  }

  /** @throws {ImportError} with a reason, and nothing has changed */
  run(request: FixRequest): void {
    if (request.do === 'save') this.#save();
    else if (request.do === 'read') this.#read();
    else if (request.do === 'undo') this.#take(this.#saved, this.#steps.slice(0, -1));
    else this.#take(this.#saved, follow(this.#saved, this.#steps, editsOf(this.#drawn, request)));
  }

  /**
   * Reads files that differ from those that were read, unless changes that are not saved would no longer fit.
   *
   * @throws {ImportError} if the plans cannot be shown, and nothing has changed
   */
  refresh(): void {
    const saved = this.#files();
    if (draftsOf(this.#saved, saved).size === 0 && saved.size === this.#saved.size) return;
    const steps = this.#stepsAfter(saved);
    if (steps.length === this.#steps.length) this.#take(saved, steps);
  }

  /** Reads the folder, and repeats the changes that still fit. */
  #read(): void {
    const saved = this.#files();
    this.#take(saved, this.#stepsAfter(saved));
  }

  #files(): Texts {
    const cwd = this.#folder;
    if (!existsSync(join(cwd, 'college.json')))
      throw new ImportError(`Cannot open "${cwd}": it has no college.json. Name the folder of a college`);
    const paths = globSync(['buildings.json', 'geometry/*.geojson', 'rooms/*.json'], { cwd }).toSorted();
    return new Map(
      paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(cwd, path), 'utf8')] as const),
    );
  }

  /** The changes that fit to files. */
  #stepsAfter(saved: Texts): readonly Step[] {
    return this.#steps.reduce<readonly Step[]>((done, { edits }) => {
      try {
        return follow(saved, done, edits);
      } catch {
        return done;
      }
    }, []);
  }

  #save(): void {
    const texts = textsAfter(this.#saved, this.#steps);
    const files = draftsOf(this.#saved, texts);
    const changed = [...files.keys()].filter((path) => {
      const target = join(this.#folder, path);
      return (existsSync(target) ? readFileSync(target, 'utf8') : undefined) !== this.#saved.get(path);
    });
    if (changed.length > 0)
      throw new ImportError(
        `Nothing is saved, since another program has changed ${changed.join(', ')}. "Read again" shows the files as they are now, with your changes that still fit`,
      );
    writeCollegeFolder(this.#folder, { files, removed: [] });
    this.#take(texts, []);
  }

  /** Checks the folder as it would be after the steps. */
  #take(saved: Texts, steps: readonly Step[]): void {
    const texts = textsAfter(saved, steps);
    const { findings } = checkFolder(this.#folder, draftsOf(saved, texts));
    const broken = findings.find(
      ({ severity, rule, file }) => severity === 'error' && structure.has(rule) && planFile.test(file),
    );
    if (broken)
      throw new ImportError(
        `Cannot show the plans: ${broken.file}: ${broken.message}. ${broken.fix}. npm run data:check lists all`,
      );
    this.#drawn = new DrawnCollege(texts, findings);
    [this.#saved, this.#steps] = [saved, steps];
    this.#revision++;
  }
}

function textsAfter(saved: Texts, steps: readonly Step[]): Texts {
  return steps.at(-1)?.texts ?? saved;
}

/** The texts that differ from the saved ones. */
function draftsOf(saved: Texts, texts: Texts): Texts {
  return new Map([...texts].filter(([path, text]) => saved.get(path) !== text));
}

/** @throws {ImportError} if the edits do not fit */
function follow(saved: Texts, steps: readonly Step[], edits: readonly PlanEdit[]): readonly Step[] {
  const texts = edits.reduce<Texts | undefined>(
    (before, edit) => before && applyEdit(before, edit),
    textsAfter(saved, steps),
  );
  if (!texts) throw new ImportError('This does not fit: something else has the number or the id');
  return [...steps, { edits, texts }];
}
