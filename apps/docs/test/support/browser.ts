export { launchBrowser, launchBrowserServer } from '../../../../packages/client/test/support/browser.ts';
