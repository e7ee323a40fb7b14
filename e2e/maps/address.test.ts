import { paths } from '@campusway/contract';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, phone, reload, site, useBrowser } from '../support/browser.ts';
import { routeLine } from '../support/maps.ts';

const { visit, open } = useBrowser();

/** What a person sees of the page's state, and what its address says. */
interface Sight {
  readonly address: string;
  /** `Step 3 of 10`, the text of the arrival, or none outside of the walking mode. */
  readonly walking: string | undefined;
  readonly floor: string | undefined;
  /** Value of FROM. */
  readonly from: string | undefined;
  readonly isStepFree: boolean;
  readonly step: number;
  /** Position of the pins on the map of the overview, CSS pixels. */
  readonly pins: readonly (readonly number[])[] | undefined;
}

async function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const status = dialog?.querySelector('[role="status"]')?.textContent ?? '';
    const steps = [...document.querySelectorAll('main ol button')];
    const pins = [...document.querySelectorAll('.leaflet-marker-icon svg')].map((pin) => {
      const { x, y } = pin.getBoundingClientRect();
      return [Math.round(x), Math.round(y)];
    });
    return {
      address: location.pathname + location.search,
      walking: dialog ? (/Step \d+ of \d+/.exec(status)?.[0] ?? 'arrived') : undefined,
      floor:
        document.querySelector('fieldset [aria-pressed="true"]')?.textContent?.replace(/\D/g, '') ??
        undefined,
      from: document.querySelector<HTMLInputElement>('main form input')?.value,
      isStepFree: !!document.querySelector<HTMLInputElement>('main input[type="checkbox"]')?.checked,
      step: steps.findIndex((step) => step.ariaCurrent === 'step') + 1,
      pins: dialog ? undefined : pins,
    };
  });
}

/** What the address says otherwise than the page shows it. */
function findUntruths({ address, walking, floor, from, isStepFree, step }: Sight): readonly string[] {
  const query = new URLSearchParams(address.split('?')[1]);
  const said = query.get('step') ?? '0';
  const truths = {
    // After an ended walk, step-free starts at a pin on it.
    from:
      from === 'Main Gate 1'
        ? query.get('from') === 'main-gate-1'
        : !!from && /^at-/.test(query.get('from') ?? ''),
    stepFree: query.has('step-free') === isStepFree,
    walking: query.has('walking') === (walking !== undefined),
    floor: walking !== undefined || !query.has('floor') || query.get('floor') === floor,
    step:
      walking === undefined
        ? Number(said) === step
        : `${walking} of`.includes(`Step ${said} of`) || walking === 'arrived',
  };
  return Object.entries(truths).flatMap(([name, isTrue]) => (isTrue ? [] : [`${name} at ${address}`]));
}

/** Resolves after eight frames in a row in which the map did not move: 130 ms, and more on a busy machine. */
const waitForStillMap = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0; still < 8; still += 1) {
      await new Promise(requestAnimationFrame);
      if (document.querySelector('.leaflet-zoom-anim, .leaflet-pan-anim')) still = 0;
    }
  });

/** The page's sight after the last movement of the map. */
async function settle(page: Page): Promise<Sight> {
  let before: Sight | undefined;
  for (let times = 0; times < 100; times += 1) {
    const sight = await look(page);
    const isStill = JSON.stringify(sight) === JSON.stringify(before);
    if (isStill && findUntruths(sight).length === 0) return sight;
    before = sight;
    await waitForStillMap(page);
  }
  throw new Error(`The page does not show what its address says: ${before && findUntruths(before)}`);
}

/** The same sight, with each pin within 5 pixels. */
const expected = (sight: Sight | undefined) => ({
  ...sight,
  pins: sight?.pins?.map((point) => point.map((at) => expect.closeTo(at, -1))),
});

interface Action {
  readonly mode: 'overview' | 'walking';
  readonly adds: boolean;
  readonly run: (page: Page, choice: number) => Promise<void>;
}

const press = (page: Page, name: RegExp, nth = 0) => page.getByRole('button', { name }).nth(nth).click();
const floors = (page: Page) => page.getByRole('group', { name: 'Floor on the map' }).getByRole('button');

/** All but Back, Forward and reload. */
const actions: Readonly<Record<string, Action>> = {
  floor: {
    mode: 'overview',
    adds: false,
    run: async (page, n) =>
      floors(page)
        .nth(n % 4)
        .press('Enter'),
  },
  stepFree: {
    mode: 'overview',
    adds: false,
    run: async (page) => {
      await page.getByRole('checkbox').first().press('Space');
      // Lowers the sheet of a phone, which the focus has raised: the map shows the route beside it, and no address has it.
      await page.keyboard.press('Escape');
    },
  },
  start: { mode: 'overview', adds: true, run: (page) => press(page, /^(Start|Continue, step \d+)$/) },
  next: {
    mode: 'walking',
    adds: false,
    run: (page) => press(page, /^(Next|I have arrived|Back to the last step)$/),
  },
  arrow: {
    mode: 'walking',
    adds: false,
    run: (page, n) => page.keyboard.press(n % 2 ? 'ArrowLeft' : 'ArrowRight'),
  },
};

const moves = fc.array(
  fc.tuple(
    fc.constantFrom('floor', 'stepFree', 'start', 'next', 'arrow', 'end', 'back', 'forward', 'reload'),
    fc.nat(9),
  ),
  { minLength: 8, maxLength: 16 },
);

test.each([
  ['on a desktop', {}],
  ['on a phone', { ...phone, reducedMotion: 'reduce' }],
] as const)(
  'any actions, Back, Forward and reload show what the address says, %s',
  { timeout: 400_000 },
  async (_where, device) => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const { page } = await visit('/navigate?from=main-gate-1&to=room-310', device);
        await routeLine(page).first().waitFor();
        const entries = [await settle(page)];
        let at = 0;
        for (const [name, choice] of sequence) {
          const isWalking = entries[at]?.walking !== undefined;
          const action = actions[name];
          if (action) {
            if ((action.mode === 'walking') !== isWalking) continue;
            await action.run(page, choice);
            const sight = await settle(page);
            // Step-free after an ended walk starts at a pin on it.
            if (action.adds || sight.from !== entries[at]?.from) entries.splice(++at);
            entries[at] = sight;
            continue;
          }
          if (name === 'end') {
            if (!isWalking) continue;
            await page.keyboard.press('Escape');
            at -= 1;
          } else if (name === 'reload') await page.reload();
          else {
            const by = name === 'back' ? -1 : 1;
            if (!entries[at + by]) continue;
            at += by;
            await page.evaluate((delta) => history.go(delta), by);
          }
          await expect
            .poll(async () => ({ ...(await look(page)), after: name }))
            .toEqual({ ...expected(entries[at]), after: name });
          await settle(page);
        }
        await page.close();
      }),
      { numRuns: 8, endOnFailure: true },
    );
  },
);

test('the focus goes to Start after a walking mode that an address opened', async () => {
  const { page } = await visit('/navigate?from=main-gate-1&to=room-310&step=3&walking=1', phone);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: 'Continue, step 3', exact: true })
        .evaluate((it) => it === document.activeElement),
    )
    .toBe(true);
});

test('an earlier choice of step-free is written into every address that it affects', async () => {
  const { page } = await visit('/navigate?from=main-gate-1&to=room-310');
  await page.getByRole('checkbox').first().press('Space');
  for (const path of ['/navigate?from=central-library&to=room-230a', '/floor2?from=room-205&to=room-217']) {
    await goTo(page, site + path);
    await expect.poll(() => new URL(page.url()).search).toBe(`${path.slice(path.indexOf('?'))}&step-free=1`);
    await expect.poll(() => page.getByRole('checkbox').first().isChecked()).toBe(true);
  }
  await goTo(page, `${site}${paths.home('emergency exit from 431')}`);
  await page
    .getByText(/Room 431 to .+, step-free/)
    .first()
    .waitFor();
});

test.each([
  ['floor=9&step-free=maybe', '&step-free=1'],
  ['step=77', ''],
  ['step=13&walking=1', '&step=13&walking=1'],
  ['step=14&walking=1', ''],
  ['step=77&walking=1', ''],
  ['step=-3&walking=1', ''],
])('?%s becomes what is shown', async (wrong, right) => {
  const { page } = await visit(`/navigate?from=main-gate-1&to=room-310&${wrong}`);
  await expect.poll(() => new URL(page.url()).search).toBe(`?from=main-gate-1&to=room-310${right}`);
  await settle(page);
});

test.each(['from=main-gate-1&to=main-gate-1', 'from=main-gate-1', ''])(
  'without a route, ?%s has no step',
  async (ends) => {
    const { page } = await visit(`/navigate?${ends}&step=1&walking=1`);
    await expect.poll(() => new URL(page.url()).search).toBe(ends && `?${ends}`);
    expect(await page.getByRole('dialog').count()).toBe(0);
  },
);

test('an accessible toilet is reached step-free first, and by stairs on request', async () => {
  const { page } = await visit('/navigate?from=canteen&to=nearest-accessible-toilet', phone);
  const ends = '?from=canteen&to=nearest-accessible-toilet';
  const search = () => new URL(page.url()).search;
  await expect.poll(search).toBe(`${ends}&step-free=1`);
  expect(await page.locator('h1 + p').textContent()).toContain('no steps');
  const stepFree = page.getByRole('checkbox').first();
  await stepFree.press('Space');
  await expect.poll(search).toBe(ends);
  await reload(page);
  expect(await stepFree.isChecked()).toBe(false);
  await stepFree.press('Space');
  await expect.poll(search).toBe(`${ends}&step-free=1`);
});

test.each([
  ['a desktop', { reducedMotion: 'reduce' }],
  ['a phone', { ...phone, reducedMotion: 'reduce' }],
] as const)(
  'each entry of a visit on %s is the same on Back, Forward and another device',
  async (_, device) => {
    const { page } = await visit('/navigate', device);
    /** What is shown, without the form, which a phone folds. */
    const shown = (on: Page) =>
      on.evaluate(() => ({
        address: location.pathname + location.search,
        heading: document.querySelector('main h1')?.textContent,
        fields: Array.from(
          document.querySelectorAll<HTMLInputElement>('main form input[type=text]'),
          ({ value }) => value,
        ),
        floor: document.querySelector('fieldset [aria-label^="Floor"][aria-pressed="true"]')?.textContent,
        category: document.querySelector('section[data-walks]')?.ariaLabel ?? undefined,
        isStepFree: document.querySelector<HTMLInputElement>('main input[type=checkbox]')?.checked,
        walking: document.querySelector('dialog[open]')?.textContent,
      }));
    const openForm = async () => {
      const swap = page.getByRole('button', { name: 'Swap' });
      if (!(await swap.isVisible())) await page.locator('[data-floating] > div > button').first().click();
    };
    const type = async (name: 'FROM' | 'TO', text: string) => {
      const field = page.getByRole('combobox', { name, exact: true });
      if (!(await field.isVisible())) await page.locator('[aria-expanded=false]').first().click();
      await field.fill(text);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
    };
    const search = () => new URL(page.url()).search;
    /** Each adds one entry, with an address and a heading. */
    const doings: readonly (readonly [act: () => Promise<unknown>, search: RegExp, heading: RegExp])[] = [
      [() => press(page, /^Toilets$/), /^\?category=toilets$/i, /./],
      [
        () =>
          page
            .getByRole('region', { name: 'Toilets' })
            .getByRole('listitem')
            .first()
            .getByRole('button')
            .click(),
        /to=toilet/,
        /^To /,
      ],
      [() => type('FROM', '205'), /from=room-205&to=toilet/, /^205 to .*minute/],
      [() => type('TO', '310'), /from=room-205&to=room-310/, /^205 to 310, .*minute/],
      [() => openForm().then(() => press(page, /^Swap$/)), /from=room-310&to=room-205/, /^310 to 205, /],
      [() => press(page, /^Start$/), /step=1&walking=1/, /./],
    ];
    const entries = [await shown(page)];
    for (const [act, address, heading] of doings) {
      await act();
      await expect.poll(search).toMatch(address);
      await expect.poll(() => shown(page).then((now) => now.heading)).toMatch(heading);
      let last = '';
      await expect
        .poll(
          async () => {
            const [before, now] = [last, JSON.stringify(await shown(page))];
            last = now;
            return before === now;
          },
          { interval: 300 },
        )
        .toBe(true);
      entries.push(await shown(page));
    }
    for (const entry of entries.toReversed().slice(1)) {
      await page.goBack();
      await expect.poll(() => shown(page)).toEqual(entry);
    }
    for (const entry of entries.slice(1)) {
      await page.goForward();
      await expect.poll(() => shown(page)).toEqual(entry);
      const { page: other } = await open(device);
      await goTo(other, site + entry.address);
      await expect.poll(() => shown(other)).toEqual(entry);
      await other.close();
    }
  },
);
