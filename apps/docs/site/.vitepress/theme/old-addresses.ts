import { defineComponent, onMounted } from 'vue';

/**
 * Redirects an old address of an operation, such as `reference#/apps/listapps`, to the section about this operation.
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
