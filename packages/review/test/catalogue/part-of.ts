import { isObject, type Document } from '@jurybox/openapi';

/** Returns a contract with only the given paths and the components that they refer to. */
export function partOf(contract: Document, paths: string[]): Document {
  const components: Record<string, Record<string, unknown>> = {};
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isObject(node)) return;
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w.-]+)$/.exec(String(node['$ref'])) ?? [];
    const component = contract.components?.[kind]?.[name];
    if (component !== undefined && components[kind]?.[name] === undefined) {
      components[kind] = { ...components[kind], [name]: component };
      visit(component);
    }
    Object.values(node).forEach(visit);
  };
  const kept = Object.fromEntries(Object.entries(contract.paths ?? {}).filter(([path]) => paths.includes(path)));
  visit(kept);
  components['securitySchemes'] = { ...contract.components?.['securitySchemes'] };
  return { ...contract, paths: kept, components } as Document;
}
