/** Tests the site in a browser: wide and narrow, in light and dark colours, with the content security policy. */
import { operations } from '@jurybox/types';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDocsServer, type DocsServer } from './support/server.ts';
import { launchBrowser } from './support/browser.ts';
import { accessibilityFaults, focusedName, hideServer, openPage, type OpenedPage } from './support/open-page.ts';
import { createAppFrom, serveOtherPages, type OtherPages } from './support/other-pages.ts';
import { faultsIfNarrow, phone, phoneFaults } from './support/phone.ts';
import { kinds, pageAddresses } from './support/site.ts';

const browser = await launchBrowser();
const isLong = process.env['JURYBOX_LONG'] === '1';
if (typeof browser === 'string') console.warn(`NOT RUN: the site in a browser; ${browser}`);
else if (!isLong) {
  console.warn('NOT RUN: the accessibility of all pages; this run checks two pages, pnpm test:long checks all');
  console.warn('NOT RUN: the width of all pages on a phone; this run checks five pages, pnpm test:long checks all');
}

/** Even on a busy machine, only a test that hangs reaches this timeout. */
const polling = { timeout: 300_000 };

/** For each page, a text that it must show. */
const texts: Record<string, string> = {
  '': 'Let people judge',
  errors: 'variant_not_found',
  'guides/results': 'Biometrika',
  'api/apps': 'getVariantByEnv',
  reference: 'Read the variant that an environment serves',
};

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

/** Opens a page in a new browser context. Use it only if `open` is not enough: a new context loads all files again. */
const openAlone = (options: BrowserContextOptions = {}): Promise<OpenedPage> => {
  if (typeof browser === 'string') throw new Error(browser);
  return openPage(browser, server.origin, options);
};

let shared: Promise<OpenedPage> | undefined;
/** Returns the page that most tests share: wide, with light colours, an empty storage and an empty list of faults. */
const open = async (): Promise<OpenedPage> => {
  const opened = await (shared ??= openAlone());
  await opened.page.goto(`${server.origin}/docs/icon.svg`);
  await opened.page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  opened.wrong.length = 0;
  return opened;
};

/** Waits until the script of the page has run. This script sets the title of the switch for light and dark colours. */
const ready = (page: Page): Promise<void> =>
  page.locator('.VPSwitchAppearance[title^="Switch"]').first().waitFor({ state: 'attached' });

describe.runIf(typeof browser !== 'string')('the site in a browser', () => {
  it.each(['light', 'dark'] as const)('in %s colours, pages are accessible and have no errors', async (colorScheme) => {
    const { page, wrong, requests } = await open();
    const requestsBefore = requests();
    await page.emulateMedia({ colorScheme });
    const found: string[] = [];
    // Dark colours can only change the contrast. So in dark colours, the test checks only the contrast.
    const quick = colorScheme === 'light' ? ['', 'api/keys'] : ['api/keys'];
    const addresses = !isLong ? quick : colorScheme === 'light' ? pageAddresses() : kinds;
    for (const address of addresses) {
      await page.goto(`${server.origin}/docs/${address}`, { waitUntil: 'load' });
      expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(
        colorScheme === 'dark',
      );
      await ready(page);
      // Pages of the same kind have the same head, sidebar and colours, so the test checks these on one page of the
      // kind. It checks the colours of code only on the page start/call.
      const violations = await accessibilityFaults(page, {
        ...(colorScheme === 'dark' ? { only: ['color-contrast'] } : {}),
        ...(kinds.includes(address) ? {} : { within: '.VPContent', ignored: ['color-contrast'] }),
        ...(address === 'start/call' ? {} : { without: '.shiki' }),
      });
      found.push(
        ...wrong
          .splice(0)
          .concat(violations)
          .map((line) => `${address}: ${line}`),
      );
      if (isLong) found.push(...(await faultsIfNarrow(page, address, texts)));
    }
    await page.emulateMedia({ colorScheme: 'light' });
    console.log(`${addresses.length} pages, ${requests() - requestsBefore} requests, ${colorScheme}`);
    expect(found).toEqual([]);
  });

  const faultsOnPhone = async (addresses: string[], javaScriptEnabled: boolean, planted = ''): Promise<string[]> => {
    const opened = await openAlone({ ...phone, javaScriptEnabled });
    const found = await phoneFaults(opened.page, server.origin, addresses, { texts, planted });
    await opened.page.context().close();
    return [...found, ...opened.wrong];
  };

  it('without JavaScript, the pages of the site fit a phone and show their text', async () => {
    expect(pageAddresses()).toEqual(expect.arrayContaining(Object.keys(texts)));
    expect(await faultsOnPhone(isLong ? pageAddresses() : Object.keys(texts), false)).toEqual([]);
  });

  it('with JavaScript, pages fit a phone and show their text', async () => {
    // With JURYBOX_LONG=1, the test of accessibility above also checks every page in a narrow window.
    expect(await faultsOnPhone(['', 'errors', 'guides/results'], true)).toEqual([]);
  });

  it('planted fault: the checks of narrow pages find a table that is wider than a phone', async () => {
    const planted = '.vp-doc td { display: table-cell !important; white-space: nowrap }';
    const found = expect.arrayContaining([expect.stringMatching(/^errors: a table: /)]);
    expect(await faultsOnPhone(['errors'], true, planted)).toEqual(found);
    const { page } = await open();
    await page.goto(`${server.origin}/docs/errors`, { waitUntil: 'load' });
    await page.addStyleTag({ content: planted });
    expect(await faultsIfNarrow(page, 'errors', texts)).toEqual(found);
  });

  it('in the search, the first result is a guide or a page of the API reference, and Enter opens it', async () => {
    const { page, wrong } = await open();
    await page.goto(`${server.origin}/docs/`, { waitUntil: 'networkidle' });
    await ready(page);
    await page.keyboard.press('/');
    await page.locator('#localsearch-input').fill('the idea of an interval');
    const first = page.locator('.results .result').first();
    await first.waitFor();
    expect(await first.getAttribute('href')).toMatch(/\/(guides|api)\//);
    // Words that every page has, such as "a" and "the", must not be marked as found.
    const marked = await page.locator('.results mark').allInnerTexts();
    expect(marked.filter((text) => /^(a|an|of|the)$/i.test(text))).toEqual([]);
    expect(await accessibilityFaults(page, { within: '.VPLocalSearchBox' })).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#/);
    expect(await page.locator('h1').count()).toBe(1);
    expect(wrong).toEqual([]);
  });

  it('the Tab key reaches the skip link, the search and the colour switch', async () => {
    const { page } = await open();
    await page.goto(`${server.origin}/docs/errors`, { waitUntil: 'networkidle' });
    await ready(page);
    const names: string[] = [];
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab');
      names.push(await focusedName(page));
    }
    expect(names[0]).toBe('Skip to content');
    expect(names.join(' ')).toMatch(/Search[\s\S]*theme/i);
  });

  it('planted faults: the checks find a blocked script, a request to another host and a too wide page', async () => {
    const { page, wrong } = await openAlone();
    await page.goto(`${server.origin}/docs/`, { waitUntil: 'networkidle' });
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

describe.runIf(typeof browser !== 'string')('the API reference in a browser', () => {
  const openForm = async (page: Page, operation: string) => {
    const [tag] = Object.entries(operations).flatMap(([id, { tag }]) => (id === operation ? [tag] : []));
    await page.goto(`${server.origin}/docs/api/${tag}`, { waitUntil: 'networkidle' });
    await ready(page);
    const form = page.locator('.operation', { has: page.locator(`h2#${operation}`) }).locator('.try');
    await form.locator('summary').click();
    await form.getByRole('button', { name: 'Send' }).waitFor();
    return form;
  };

  it('the form "Try it" shows the response of the server, and keeps the API key only in memory', async () => {
    const { page, wrong } = await open();
    const form = await openForm(page, 'listApps');
    await form.getByLabel('API key').fill(server.fixture.keys.viewer);
    await form.getByLabel('limit').fill('1');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText(/^200 OK/).waitFor();
    expect(await form.locator('pre').innerText()).toMatch(/x-request-id: [\s\S]*"app_id": /);
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    );
    expect(kept).not.toContain(server.fixture.keys.viewer);
    expect([...wrong, ...(await accessibilityFaults(page, { within: '.try[open]' }))]).toEqual([]);
  });

  it('the form "Try it" sends the request body, and shows the error of the server if the body is invalid', async () => {
    const { page, wrong } = await open();
    const form = await openForm(page, 'createApp');
    await form.getByLabel('API key').fill(server.fixture.keys.editor);
    await form.getByLabel('Request body').fill('{"app_name": "from the form"}');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText(/^201 Created/).waitFor();
    expect(wrong).toEqual([]);
    await form.getByLabel('Request body').fill('{"name": 1}');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText(/^422 /).waitFor();
    expect(await form.locator('pre').innerText()).toContain('extra_forbidden');
  });

  it('if a Jurybox server serves the site, the code samples show the address of this server', async () => {
    const { page, wrong } = await open();
    const code = async () => (await page.locator('.vp-doc code').allTextContents()).join('\n');
    await page.goto(`${server.origin}/docs/start/call`);
    await expect.poll(code, polling).toContain(`"${server.origin}/api/apps/get_variant_by_env?`);
    await page.locator('.VPSidebar a[href="/docs/guides/collect-judgements"]').click();
    await expect.poll(code, polling).toContain(`${server.origin}/app/evaluations`);
    expect(await code()).not.toContain('localhost:8787');
    expect(wrong).toEqual([]);
    const other = await openAlone();
    await hideServer(other.page);
    await other.page.goto(`${server.origin}/docs/start/call`, { waitUntil: 'networkidle' });
    expect((await other.page.locator('.vp-doc code').allTextContents()).join()).toContain('localhost:8787');
  });

  it('the old address of an operation leads to its section, with the example to the right of the fields', async () => {
    const { page, wrong } = await open();
    await page.goto(`${server.origin}/docs/reference#/apps/getvariantbyenv`);
    await page.waitForURL(/\/docs\/api\/apps#getVariantByEnv$/);
    const operation = page.locator('.operation', { has: page.locator('h2#getVariantByEnv') });
    const fields = await operation.getByText('Response 200', { exact: true }).boundingBox();
    const example = await operation.getByText('Example of response 200').boundingBox();
    expect(Math.abs((fields?.y ?? 0) - (example?.y ?? 1e6))).toBeLessThan(20);
    expect(example?.x).toBeGreaterThan((fields?.x ?? 1e6) + 300);
    // When the reader scrolls, the code samples and the form below them stay in view. They must not cover the example.
    await page.evaluate((y) => window.scrollBy(0, y - 120), example?.y ?? 0);
    const form = (await operation.locator('.try').boundingBox())?.y ?? 1e6;
    expect(form).toBeLessThan((await operation.getByText('Example of response 200').boundingBox())?.y ?? 0);
    expect(wrong).toEqual([]);
  });

  it('the button "Copy as Markdown" copies the Markdown of the page to the clipboard', async () => {
    const { page, wrong } = await open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${server.origin}/docs/errors`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Error codes\n/);
    expect(wrong).toEqual([]);
  });

  it('on a phone, no code block is wider than its frame; the check finds a planted long line', async () => {
    const { page } = await openAlone({ viewport: { width: 360, height: 740 } });
    const cutOff = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.vp-doc pre code')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent?.slice(0, 60)),
      );
    for (const address of ['running', 'api/apps', 'start/call']) {
      await page.goto(`${server.origin}/docs/${address}`, { waitUntil: 'load' });
      expect([address, await cutOff()]).toEqual([address, []]);
    }
    await page.addStyleTag({ content: '.vp-doc pre code { white-space: pre !important; display: block }' });
    expect(await cutOff()).not.toEqual([]);
  });

  it('a script of an allowed website can call the API, and a script of another website cannot', async () => {
    if (typeof browser === 'string') return;
    const call = { url: `${server.origin}/api/apps`, key: server.fixture.keys.editor };
    const allowed = await createAppFrom(otherPages.allowed, browser, call);
    expect(allowed).toEqual({ status: 201, location: true, requestId: true });
    expect(await createAppFrom(otherPages.hostile, browser, call)).toBe('TypeError');
  });
});
