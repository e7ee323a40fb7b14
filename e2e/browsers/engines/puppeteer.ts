import { chromiumFlags, findChromium, findFirefox } from '@campusway/toolkit';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import type { Engine } from './engine.ts';

export const chromium: Engine = {
  name: 'Chromium',
  needsTls: false,
  open: () => open({ browser: 'chrome', executablePath: findChromium(), args: chromiumFlags }),
};

/** Over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  needsTls: false,
  open: () => open({ browser: 'firefox', executablePath: findFirefox() }),
};

async function open(options: LaunchOptions): ReturnType<Engine['open']> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    version: await browser.version(),
    tab: {
      goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
      reload: async () => void (await page.reload({ waitUntil: 'load' })),
      back: async () => void (await page.goBack()),
      read: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
      type: async (selector, text) => void (await page.type(selector, text)),
      click: async (selector) => void (await page.click(selector)),
    },
    close: () => browser.close(),
  };
}
