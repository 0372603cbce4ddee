export { launchBrowser } from '../../../../packages/client/test/support/browser.ts';
