import type { SitePage } from '@campusway/campus/search';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { CollegeParts } from './college.ts';
import { collegeFormats } from './college-format.ts';
import type { PartName, PartProps } from './parts.ts';

/** Raised when a remote built against the old contract can no longer run in a new shell, or the other way round. */
export const contractVersion = 1;

/** Components that the shell passes into a page, one for each slot that the page's route names. */
export type Slots = { readonly [Name in PartName]?: ComponentType<PartProps[Name]> };

/** Every page gets these. `params` are the route's fixed values together with those matched in the path. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
  readonly slots: Slots;
}

/** What a page begins with, word for word: it stands in the published page before any script has run. */
export interface Intro {
  /** The page's h1. */
  readonly heading: string;
  /** The paragraph under it. */
  readonly lead?: string;
  /** `hero` is the home page's large heading. */
  readonly look?: 'plain' | 'hero';
  /** The page's search, below them: a form whose field is called `q`, as the parameter in which the page takes a question. */
  readonly search?: {
    readonly placeholder: string;
    readonly button: string;
    /** Names the field. */
    readonly hint: string;
  };
}

/** Entry of a page in the site's header. */
export interface MenuEntry {
  readonly label: string;
  /** Smaller comes first. */
  readonly order: number;
  /** Hidden from visitors who are signed in. */
  readonly only?: 'signed-out';
  /** Stands apart from the other links; on a phone beside the site's title. */
  readonly apart?: boolean;
}

/** One line of the site's route table. Plain data: it is read at build time and published in the registry. */
export interface RemoteRoute {
  /** React Router path, from the site's root. */
  readonly path: string;
  /** Key of `RemoteModule.pages`. */
  readonly page: string;
  /** Document title without the product's name. Empty on the home page. */
  readonly title: string;
  readonly description: string;
  /** Only of a page that begins with nothing but this; the page shows it with `PageIntro` of ui-kit. */
  readonly intro?: Intro;
  /**
   * `stage`: the page has the whole window below the header, does not scroll, and has no footer in sight. Its height is
   * `--stage-size`, which a shell that does not know the layout leaves unset.
   */
  readonly layout?: 'stage';
  readonly params?: Readonly<Record<string, string>>;
  readonly slots?: readonly PartName[];
  /** Parts of the college that the page reads (`CollegeParts`): they load with the page. */
  readonly college?: readonly string[];
  /**
   * For a page whose intro has a search: the parts of the college from which `RemoteModule.early` answers it until the
   * page has come.
   */
  readonly early?: readonly EarlyPart[];
  /** For a page that the header links to. */
  readonly menu?: MenuEntry;
  /** For a page that the search finds. */
  readonly search?: Omit<SitePage, 'path'>;
  /** For a page among the shortcuts of the installed site, under its title; smaller comes first. */
  readonly shortcut?: number;
}

type EarlyPart = 'levels' | 'lookup';

/** The answer to a question as the page itself will show it; undefined where only the page can answer. */
export type AnswerEarly = (
  question: string,
  college: Pick<CollegeParts, EarlyPart>,
) => HTMLElement | undefined;

/** Things of the college that have a page each. */
export type RouteSubject = 'department' | 'departmentWithRooms' | 'screen';

/**
 * A route as a remote describes it. With `each`, publishing makes one route for every such thing of the college, and
 * replaces fields in braces in all texts: `/{code}-map`, `{label} rooms`. `menu` and `search` are left out for a thing
 * that lacks one of their fields.
 */
export interface RoutePattern extends RemoteRoute {
  readonly each?: RouteSubject;
}

/** What a remote says about itself at build time (`src/routes.ts`). */
export interface RemoteRoutes {
  readonly routes: readonly RoutePattern[];
  readonly parts: readonly PartName[];
  /** Parts of the college that a part reads: they load with it. */
  readonly collegeOf?: Readonly<Partial<Record<PartName, readonly string[]>>>;
}

/** Something of a page as assistive technology names it. */
export interface Control {
  readonly role: 'button' | 'link' | 'textbox' | 'searchbox' | 'combobox' | 'checkbox' | 'radio' | 'tab';
  readonly name: string;
}

/** One action on a page. */
export type GateStep = { readonly click: Control } | { readonly type: string; readonly into: Control };

/** What the gate does on the pages of a remote before they go live (`src/gate.ts`), by key of `RemoteModule.pages`. */
export type GateScript = Readonly<Record<string, readonly GateStep[]>>;

/** The one thing that a remote exposes, as `./remote`. Every component is lazy. */
export interface RemoteModule {
  readonly contract: number;
  /** Formats of the college that its pages read; unknown of an older build. */
  readonly collegeFormats?: readonly number[] | undefined;
  readonly pages: Readonly<Record<string, LazyExoticComponent<ComponentType<PageProps>>>>;
  /** Answers before the page has come: the published page loads it first, without React and the shared packages. */
  readonly early?: () => Promise<{ readonly default: AnswerEarly }>;
  readonly parts?: { readonly [Name in PartName]?: LazyExoticComponent<ComponentType<PartProps[Name]>> };
}

/** Checks a remote's description without changing it; a wrong one does not compile. */
export function defineRemoteModule<const Module extends Omit<RemoteModule, 'contract' | 'collegeFormats'>>(
  module: Module,
): Module & Pick<RemoteModule, 'contract' | 'collegeFormats'> {
  return { ...module, contract: contractVersion, collegeFormats: collegeFormats.read };
}

export function defineRoutes(routes: RemoteRoutes): RemoteRoutes {
  return routes;
}
