import { defineComponent, onMounted } from 'vue';

/**
 * The reference once had addresses such as `reference#/apps/listapps`. Redirects them to the section of the operation.
 */
export const OldAddresses = defineComponent({
  setup() {
    onMounted(() => {
      const [, tag, operation] = /^#\/([\w-]+)\/(\w+)$/.exec(location.hash) ?? [];
      if (tag === undefined || operation === undefined) return;
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.vp-doc a[href*="/api/"]')];
      const target = links.find(({ href }) => href.toLowerCase().endsWith(`/api/${tag}#${operation}`.toLowerCase()));
      if (target !== undefined) location.replace(target.href);
    });
    return () => null;
  },
});
