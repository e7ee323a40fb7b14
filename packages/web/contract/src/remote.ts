import type { SitePage } from '@campusway/campus/search';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { CollegeParts } from './college.ts';
import { collegeFormats } from './college-format.ts';
import type { PartName, PartProps } from './parts.ts';

/** Incremented when remotes and shells built before and after a change are incompatible. */
export const contractVersion = 1;

/** Components that the shell passes into a page, one for each slot that the page's route names. */
export type Slots = { readonly [Name in PartName]?: ComponentType<PartProps[Name]> };

/** Props of every page. `params` combines the route's fixed values with those matched in the path. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
  readonly slots: Slots;
}

/** Page header: heading and first paragraph, published in the prerendered shell. */
export interface PageHeaderContent {
  /** The page's h1. */
  readonly heading: string;
  /** The paragraph under it. */
  readonly lead?: string;
  /** The h1 without a paragraph until the page has loaded, at an address with a destination, `?to=`. */
  readonly opening?: string;
  /** `hero` is the home page's large heading. */
  readonly look?: 'plain' | 'hero';
  /** The screen whose published picture the page shows until its plan is drawn; `.plan-picture` of ui-kit paints it. */
  readonly plan?: string;
  /** Search form below them. Its field is named `q`, like the parameter from which the page reads the query. */
  readonly search?: {
    readonly placeholder: string;
    /** Placeholder where no room has a number; the other one unless given. */
    readonly unnumbered?: string;
    readonly button: string;
    /** Accessible name of the field. */
    readonly hint: string;
  };
  /**
   * Menus below the search and the quick links of the college, `MenuRow` and `QuickLinks` of ui-kit. With them the
   * prerendered page is whole: on a touch device, the modules of a first visit load with its first touch.
   */
  readonly menus?: readonly IntroMenu[];
}

export interface IntroMenu {
  readonly label: string;
  /** Left out on a site without it. */
  readonly needs?: RemoteRoute['needs'];
}

/** Entry in the header menu. */
export interface MenuEntry {
  readonly label: string;
  /** Smaller comes first. */
  readonly order: number;
  /** Hidden from visitors who are signed in. */
  readonly only?: 'signed-out';
  /** Separated from the other links; on a phone beside the site title. */
  readonly apart?: boolean;
}

/** A route of the site. Plain data, published in the registry. */
export interface RemoteRoute {
  /** React Router path, from the site's root. */
  readonly path: string;
  /** Key of `RemoteModule.pages`. */
  readonly page: string;
  /** Document title without the product's name. Empty on the home page. */
  readonly title: string;
  readonly description: string;
  /** Page header, for a page that starts with nothing else; the page renders it with `PageHeader` of ui-kit. */
  readonly intro?: PageHeaderContent;
  /**
   * `stage`: the page fills the viewport below the header and does not scroll; the footer is out of view. Its height is
   * `--stage-size`, which a shell without this layout leaves unset.
   */
  readonly layout?: 'stage';
  readonly params?: Readonly<Record<string, string>>;
  readonly slots?: readonly PartName[];
  /** Parts of the college that the page reads (`CollegeParts`): they load with the page. */
  readonly college?: readonly string[];
  /**
   * The parts of the college from which `RemoteModule.early` answers until the page has loaded: the query of a page header
   * with a search, the parameter of the path, with the page header, or the query of an address that `asks`.
   */
  readonly early?: readonly EarlyPart[];
  /** Parameters that the query of an address must have for an early answer. */
  readonly asks?: readonly string[];
  /** Parts of the college that the page's answer needs; requested with `RemoteModule.later`. */
  readonly later?: readonly string[];
  /** For a page that the header links to. */
  readonly menu?: MenuEntry;
  /** For a page that the search finds. */
  readonly search?: Omit<SitePage, 'path'>;
  /** For a page among the shortcuts of the installed site; smaller comes first. */
  readonly shortcut?: number;
  /**
   * What the page is about, a department or accounts. On a site without it nothing links to the page: publishing leaves out
   * `menu`, `search` and `shortcut`. The registry has this field only then.
   */
  readonly needs?: 'department' | 'auth';
}

type EarlyPart = 'closures' | 'departments' | 'graph' | 'levels' | 'lookup' | 'places' | 'rooms';

/** The published picture of a whole plan, with the URL for each colour scheme. */
export interface PlanImage extends Readonly<Record<'light' | 'dark', string>> {
  /** Its width in metres. */
  readonly metres: number;
  /** Width by height. */
  readonly ratio: number;
  /** Its middle, metres. */
  readonly centre: readonly [x: number, y: number];
}

/** What an early answer may ask for. */
export interface EarlySite {
  /** Further parts of the college. */
  readonly load: <Name extends Exclude<keyof CollegeParts, 'graph'>>(
    names: readonly Name[],
  ) => Promise<Pick<CollegeParts, Name>>;
  /** Of the pages that the search finds. */
  readonly routes: readonly Pick<RemoteRoute, 'path' | 'search'>[];
  /** By screen, for a route that `asks`. */
  readonly pictures: Readonly<Record<string, PlanImage>>;
}

type Answered = HTMLElement | undefined;

/**
 * Returns the same answer to a query as the page, or for the parameter of the path the page with its header only, decoded;
 * undefined for what only the page can answer. `college` has the parts that the route names; closures are missing without any.
 */
export type AnswerEarly<Part extends EarlyPart = EarlyPart> = (
  question: string,
  college: Pick<CollegeParts, Part>,
  site: EarlySite,
) => Answered | Promise<Answered>;

/** Kinds of items of the college that have a page each. */
export type RouteSubject = 'department' | 'departmentWithRooms' | 'screen';

/**
 * A route as described by a remote. With `each`, publishing makes one route for every such item of the college, and
 * replaces fields in braces in all texts: `/{code}-map`, `{label} rooms`. `menu` and `search` are left out for an item
 * without one of their fields.
 */
export interface RoutePattern extends RemoteRoute {
  readonly each?: RouteSubject;
}

/** What a page reads through `@campusway/platform` only when its module declares it. */
export const capabilityNames = ['session'] as const;
export type Capability = (typeof capabilityNames)[number];

/** Description of a remote at build time (`src/routes.ts`). */
export interface RemoteRoutes {
  readonly routes: readonly RoutePattern[];
  readonly parts: readonly PartName[];
  /** Parts of the college that a part reads: they load with it. */
  readonly collegeOf?: Readonly<Partial<Record<PartName, readonly string[]>>>;
  readonly capabilities?: readonly Capability[];
}

/** A control of a page, by accessible role and name. */
export interface Control {
  readonly role: 'button' | 'link' | 'textbox' | 'searchbox' | 'combobox' | 'checkbox' | 'radio' | 'tab';
  readonly name: string;
}

/** One action on a page. */
export type GateStep = { readonly click: Control } | { readonly type: string; readonly into: Control };

/** Actions of the gate on the pages of a remote before they go live (`src/gate.ts`), by key of `RemoteModule.pages`. */
export type GateScript = Readonly<Record<string, readonly GateStep[]>>;

/** The only module that a remote exposes, as `./remote`. Every component is lazy. */
export interface RemoteModule {
  readonly contract: number;
  /** Formats of the college that its pages read; absent in older builds. */
  readonly collegeFormats?: readonly number[] | undefined;
  readonly pages: Readonly<Record<string, LazyExoticComponent<ComponentType<PageProps>>>>;
  /** Answers before the page has loaded; requested first, without React and the shared packages. */
  readonly early?: () => Promise<{ readonly default: AnswerEarly }>;
  /**
   * By `PAGE-later`, what a page loads after itself; requested with it when the address has a query, and so an answer, or
   * when one is typed into the prerendered search.
   */
  readonly later?: Readonly<Record<`${string}-later`, () => Promise<unknown>>>;
  readonly parts?: { readonly [Name in PartName]?: LazyExoticComponent<ComponentType<PartProps[Name]>> };
}

/** Type-checks the description of a remote and adds contract version and college formats. */
export function defineRemoteModule<const Module extends Omit<RemoteModule, 'contract' | 'collegeFormats'>>(
  module: Module,
): Module & Pick<RemoteModule, 'contract' | 'collegeFormats'> {
  return { ...module, contract: contractVersion, collegeFormats: collegeFormats.read };
}

export function defineRoutes(routes: RemoteRoutes): RemoteRoutes {
  return routes;
}
