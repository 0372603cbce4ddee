import { defineComponent, h } from 'vue';
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { NotFound } from './not-found.ts';
import { showOwnAddress } from './own-address.ts';
import { OldAddresses } from './old-addresses.ts';
import { PageActions } from './page-actions.ts';
import { TryIt } from './try-it.ts';
import './styles/base.css';
import './styles/front.css';
import './styles/reference.css';
import './styles/tables.css';
import './styles/try-it.css';

export default {
  extends: DefaultTheme,
  Layout: defineComponent({
    setup() {
      showOwnAddress();
      return () => h(DefaultTheme.Layout, null, { 'doc-before': () => h(PageActions), 'not-found': () => h(NotFound) });
    },
  }),
  enhanceApp({ app }) {
    app.component('TryIt', TryIt).component('OldAddresses', OldAddresses);
  },
} satisfies Theme;
