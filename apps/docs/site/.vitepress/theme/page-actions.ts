import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, ref, watch } from 'vue';
import { withOwnAddress } from './own-address.ts';

/** The actions above a page: copy it as Markdown, or open it as Markdown. */
export const PageActions = defineComponent({
  setup() {
    const { page, frontmatter } = useData();
    const address = computed(() => withBase(`/${page.value.relativePath}`));
    const said = ref('');
    watch(address, () => (said.value = ''));

    async function copy(): Promise<void> {
      try {
        const response = await fetch(address.value);
        if (!response.ok) throw new Error(`${response.status}`);
        await navigator.clipboard.writeText(await withOwnAddress(await response.text()));
        said.value = 'Copied';
      } catch {
        // Copying failed: the browser forbids access to the clipboard, or the page could not be loaded.
        said.value = 'Could not copy. Open the page as Markdown instead.';
      }
    }
    return () =>
      frontmatter.value['pageClass'] === 'front'
        ? null
        : h('p', { class: 'page-actions' }, [
            h('button', { type: 'button', onClick: copy }, 'Copy as Markdown'),
            h('a', { href: address.value, target: '_self' }, 'Open as Markdown'),
            h('span', { role: 'status' }, said.value),
          ]);
  },
});
