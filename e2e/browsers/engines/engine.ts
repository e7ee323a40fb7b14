/** One tab of a browser of any engine. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The value of an expression in the page. */
  read<Value>(expression: string): Promise<Value>;
  /** Types as a person does, into the one element that the selector names. */
  type(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
}

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** WebKit stores `Secure` cookies of TLS pages only, not of localhost. */
  readonly needsTls: boolean;
  /** A browser with a fresh profile. */
  open(): Promise<{ readonly tab: Tab; readonly version: string; readonly close: () => Promise<void> }>;
}

const timeoutMs = 20_000;

/** Waits until the page shows a text. */
export async function waitForText(tab: Tab, text: string): Promise<void> {
  await until(tab, `document.body.innerText.includes(${JSON.stringify(text)})`);
}

/** Waits until an expression in the page is true; repeated when the page navigates meanwhile. */
export async function until(tab: Tab, expression: string): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const isTrue = await tab.read<boolean>(`Boolean(${expression})`).catch(() => false);
    if (isTrue) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const shown = await tab.read<string>('location.href + "\\n" + document.body.innerText').catch(String);
  throw new Error(`The page did not come to ${expression} within ${timeoutMs / 1000} s; it shows:\n${shown}`);
}
