/** Tests the pages in a browser: wide and narrow, light and dark, with the server's content security policy. */
import { setTimeout } from 'node:timers/promises';
import { operations } from '@jurybox/types';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDocsServer, type DocsServer } from './support/server.ts';
import { launchBrowser } from './support/browser.ts';
import { accessibilityFaults, openPage } from './support/open-page.ts';
import { serveOtherPages, type OtherPages } from './support/other-pages.ts';
import { pageAddresses } from './support/site.ts';

const browser = await launchBrowser();
const long = process.env['JURYBOX_LONG'] === '1';
if (typeof browser === 'string') console.warn(`NOT RUN: the site in a browser; ${browser}`);
else if (!long) console.warn('NOT RUN: the accessibility of every page, only of each kind; pnpm test:pages runs it');

/** The longest time in milliseconds that a test polls. It is long, because the machine may be busy. */
const polling = { timeout: 300_000 };

let server: DocsServer;
let otherPages: OtherPages;
beforeAll(async () => {
  otherPages = await serveOtherPages();
  server = await startDocsServer({ allowedOrigins: [otherPages.allowed] });
});
afterAll(async () => {
  otherPages.stop();
  if (typeof browser !== 'string') await browser.close();
  await server.stop();
});

const open = (options?: BrowserContextOptions) => {
  if (typeof browser === 'string') throw new Error(browser);
  return openPage(browser, server.origin, options);
};

/** Waits until the script of the page has run. The script sets the title of the colour switch. */
const ready = (page: Page): Promise<void> =>
  page.locator('.VPSwitchAppearance[title^="Switch"]').first().waitFor({ state: 'attached' });

describe.runIf(typeof browser !== 'string')('in a browser', () => {
  it.each(['light', 'dark'] as const)('pages are accessible and have no errors in %s colours', async (colorScheme) => {
    const { page, wrong, requests } = await open({ colorScheme });
    const found: string[] = [];
    // Only the contrast depends on the colours, and pages of the same kind have the same contrast.
    const kinds = ['', 'errors', 'start/call', 'guides/results', 'api/apps', 'unknowns'];
    const isEveryPage = long && colorScheme === 'light';
    const addresses = isEveryPage ? pageAddresses().filter((address) => address !== 'reference') : kinds;
    for (const address of addresses) {
      await page.goto(`${server.origin}/docs/${address}`, { waitUntil: 'load' });
      expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(
        colorScheme === 'dark',
      );
      await ready(page);
      // Head and sidebar are checked once for each kind of page, and the colours of code on one page.
      const violations = await accessibilityFaults(page, {
        ...(colorScheme === 'dark' ? { only: ['color-contrast'] } : {}),
        ...(kinds.includes(address) ? {} : { within: '.VPContent' }),
        ...(address === 'start/call' ? {} : { without: '.shiki' }),
      });
      found.push(
        ...wrong
          .splice(0)
          .concat(violations)
          .map((line) => `${address}: ${line}`),
      );
    }
    console.log(`${addresses.length} pages, ${requests()} requests, ${colorScheme}`);
    expect(found).toEqual([]);
  });

  it('no page is wider than a phone', async () => {
    const { page, wrong } = await open({ viewport: { width: 360, height: 740 }, isMobile: true });
    const wide: string[] = [];
    for (const address of pageAddresses()) {
      await page.goto(`${server.origin}/docs/${address}`, { waitUntil: 'load' });
      const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      if ((content ?? 0) > (screen ?? 0) || screen !== 360) wide.push(`${address}: ${content} on ${screen}`);
    }
    expect([...wide, ...wrong]).toEqual([]);
  });

  it('pages show their text without JavaScript', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    for (const [address, words] of [
      ['', 'Where to begin'],
      ['errors', 'variant_not_found'],
      ['guides/results', 'Biometrika'],
      ['api/apps', 'getVariantByEnv'],
      ['reference', 'Read the variant an environment serves'],
    ] as const) {
      await page.goto(`${server.origin}/docs/${address}`);
      expect(await page.innerText('body')).toContain(words);
    }
  });

  it.each([
    ['getVariantByEnv', 'Read the variant an environment serves'],
    ['variant_deployed', 'variant_deployed'],
  ])('a search for %s finds its page', async (query, title) => {
    const { page, wrong } = await open();
    await page.goto(`${server.origin}/docs/`, { waitUntil: 'networkidle' });
    await ready(page);
    await page.keyboard.press('/');
    await page.locator('#localsearch-input').fill(query);
    const first = page.locator('.results .result').first();
    await first.waitFor();
    expect(await page.locator('.results').innerText()).toContain(title);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#/);
    expect(await page.locator('h1').count()).toBe(1);
    expect(wrong).toEqual([]);
  });

  it('the Tab key reaches the content, the search and the colour switch', async () => {
    const { page } = await open({ colorScheme: 'light' });
    await page.goto(`${server.origin}/docs/errors`, { waitUntil: 'networkidle' });
    await ready(page);
    const names: string[] = [];
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab');
      names.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ??
            document.activeElement?.getAttribute('title') ??
            document.activeElement?.textContent?.trim() ??
            '',
        ),
      );
    }
    expect(names[0]).toBe('Skip to content');
    expect(names.join(' ')).toMatch(/Search[\s\S]*theme/i);
  });

  it('the checks of a page fail for planted faults', async () => {
    const { page, wrong } = await open();
    await page.goto(`${server.origin}/docs/errors`, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.planted = true';
      document.body.append(
        script,
        Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/x.png' }),
        Object.assign(document.createElement('div'), { style: 'width: 3000px; height: 1px' }),
      );
    });
    await expect
      .poll(
        () => wrong.filter((line) => line.includes('Content Security Policy') && line.includes('script')).length,
        polling,
      )
      .toBeGreaterThan(0);
    await expect
      .poll(() => wrong.filter((line) => line.includes('elsewhere.example')).length, polling)
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
    expect(await accessibilityFaults(page)).not.toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(true);
  });
});

describe.runIf(typeof browser !== 'string')('the reference', () => {
  /** Returns the milliseconds until a click in the menu has an effect. */
  const untilUsable = async (page: Page): Promise<number> => {
    const began = performance.now();
    await page.goto(`${server.origin}/docs/reference`, { waitUntil: 'commit' });
    const operation = page.locator('a[href="#/apps/getvariantbyenv"]').first();
    // The page ignores a click that comes before its script has run.
    while (!(await operation.isVisible())) {
      await page.getByText('apps', { exact: true }).first().click();
      await operation.waitFor({ timeout: 250 }).catch(() => undefined);
    }
    return performance.now() - began;
  };
  const untilHome = async (page: Page): Promise<number> => {
    const began = performance.now();
    await page.goto(`${server.origin}/docs/`, { waitUntil: 'commit' });
    await ready(page);
    return performance.now() - began;
  };

  it('the reference is usable within 10 times the load time of the home page, and a delayed copy is not', async () => {
    const alone = async (measure: (page: Page) => Promise<number>): Promise<number> => {
      const { page } = await open();
      return measure(page).finally(() => page.context().close());
    };
    // Measures each page several times and uses the shortest time, because the machine may be busy.
    let [reference, home] = [Infinity, Infinity];
    for (let round = 0; round < 3 || (reference >= 10 * home && round < 20); round++) {
      reference = Math.min(reference, await alone(untilUsable));
      home = Math.min(home, await alone(untilHome));
    }
    console.log(`the reference: usable after ${Math.round(reference)} ms, the home page after ${Math.round(home)} ms`);
    expect(reference / home).toBeLessThan(10);
    const late = await alone(async (page) => {
      await page.route('**/reference', async (route) => {
        await setTimeout(10 * home);
        await route.continue();
      });
      return untilUsable(page);
    });
    expect(late / home).toBeGreaterThan(10);
  });

  it.each(['light', 'dark'] as const)('the reference has no errors and is accessible in %s', async (colorScheme) => {
    const { page, wrong } = await open({ colorScheme });
    await untilUsable(page);
    await page.locator('a[href="#/apps/getvariantbyenv"]').first().click();
    await page.getByRole('button', { name: 'curl' }).first().click();
    for (const label of ['@jurybox/client', 'openapi-fetch'])
      await page.getByText(label, { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    expect([
      ...wrong,
      ...(await accessibilityFaults(page, {
        only: colorScheme === 'dark' ? ['color-contrast'] : ['wcag2a', 'wcag2aa'],
      })),
    ]).toEqual([]);
  });

  it('the reference has every operation at the address that the guides link to', async () => {
    const { page, wrong } = await open();
    await page.goto(`${server.origin}/docs/reference`, { waitUntil: 'load' });
    for (const [tag, ids] of Map.groupBy(Object.entries(operations), ([, { tag }]) => tag)) {
      await page.goto(`${server.origin}/docs/reference#/${tag}/${ids[0]?.[0].toLowerCase()}`);
      for (const [id] of ids)
        await page.locator(`a[href="#/${tag}/${id.toLowerCase()}"]`).first().waitFor({ state: 'attached' });
    }
    expect(wrong).toEqual([]);
  });

  it('a script of an allowed page can call the API, and a script of another page cannot', async () => {
    if (typeof browser === 'string') return;
    const results: unknown[] = [];
    for (const origin of [otherPages.allowed, otherPages.hostile]) {
      const page = await browser.newPage();
      await page.goto(origin);
      const call = { url: `${server.origin}/api/apps`, key: server.fixture.keys.editor };
      results.push(
        await page.evaluate(async ({ url, key }) => {
          try {
            const headers = { Authorization: key, 'Content-Type': 'application/json' };
            const body = JSON.stringify({ app_name: 'made by another page' });
            const { status, headers: received } = await fetch(url, { method: 'POST', headers, body });
            return { status, location: received.has('location'), requestId: received.has('x-request-id') };
          } catch (error) {
            return (error as Error).name;
          }
        }, call),
      );
      await page.close();
    }
    expect(results).toEqual([{ status: 201, location: true, requestId: true }, 'TypeError']);
  });
});
