import { withBase } from 'vitepress';
import { defineComponent, h } from 'vue';

const places = [
  ['/reference', 'API reference', 'every operation with its fields, errors and samples'],
  ['/errors', 'Error codes', 'what each code means and what to do'],
  ['/start/run', 'Start a server', 'from an empty folder to an API key'],
  ['/start/call', 'Call the service', 'read a variant and send a judgement'],
  ['/roles', 'Roles', 'what each API key may do'],
  ['/changelog', 'Changelog', 'what changed in the contract'],
  ['/', 'Front page', 'what Jurybox is'],
] as const;

export const NotFound = defineComponent({
  setup: () => () =>
    h('main', { class: 'not-found' }, [
      h('h1', 'There is no page at this address'),
      h('p', 'Use the search, or continue with one of these pages:'),
      h(
        'ul',
        places.map(([link, title, words]) =>
          h('li', [h('a', { href: withBase(link) }, title), h('span', ` – ${words}`)]),
        ),
      ),
    ]),
});
