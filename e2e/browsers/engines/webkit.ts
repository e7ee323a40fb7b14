import { startWebKitDriver } from '@campusway/toolkit';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import type { Engine } from './engine.ts';

/** WebKitGTK, the engine of Safari, over WebDriver. */
export const webkit: Engine = { name: 'WebKit', needsTls: true, open };

async function open(): ReturnType<Engine['open']> {
  const { url, browser, stop } = await startWebKitDriver();
  const capabilities = new Capabilities()
    .set('browserName', 'MiniBrowser')
    .set('acceptInsecureCerts', true)
    .set('webkitgtk:browserOptions', { binary: browser, args: ['--automation'] });
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(capabilities)
    .forBrowser('MiniBrowser')
    .build()
    .catch(async (error) => {
      await stop();
      throw error;
    });
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    version: (await driver.getCapabilities()).get('browserVersion') ?? 'unknown',
    tab: {
      goto: (address) => driver.get(address),
      reload: () => driver.navigate().refresh(),
      back: () => driver.navigate().back(),
      read: <Value>(expression: string) => driver.executeScript<Value>(`return (${expression})`),
      type: (selector, text) => find(selector).sendKeys(text),
      click: (selector) => find(selector).click(),
    },
    async close() {
      await driver.quit().catch(() => undefined);
      await stop();
    },
  };
}
