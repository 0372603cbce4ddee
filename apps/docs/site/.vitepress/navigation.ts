/** The links in the bar at the top of the site and in its sidebar. */
import type { DefaultTheme } from 'vitepress';
import { readContract } from '../../src/contract.ts';
import { groupsOf, titleOf } from '../../src/pages/operation-pages.ts';
import { basePlaceholder } from '../../src/paths.ts';

const contract = readContract();
const { version } = contract.info;
/** Links to a file. Without `target`, the router of VitePress would look for a page with this address. */
const file = (path: string) => ({ link: `${basePlaceholder}${path}`, target: '_self' });

export const nav: DefaultTheme.NavItem[] = [
  { text: 'Guides', link: '/concepts', activeMatch: '^/(concepts|start|guides|client|review)' },
  { text: 'API reference', link: '/reference', activeMatch: '^/(api/|reference)' },
  { text: 'Errors', link: '/errors' },
  {
    text: version,
    items: [
      { text: 'What changed', link: '/changelog' },
      { text: `Contract ${version} (YAML)`, ...file(`v/${version}/openapi.yaml`) },
      { text: `Contract ${version} (JSON)`, ...file(`v/${version}/openapi.json`) },
    ],
  },
];

export const sidebar: DefaultTheme.SidebarItem[] = [
  group('Start', [
    ['Concepts', '/concepts'],
    ['Start a server', '/start/run'],
    ['Call the service', '/start/call'],
    ['Collect judgements', '/guides/collect-judgements'],
  ]),
  group('Use', [
    ['Evaluation results', '/guides/results'],
    ['The variant reader', '/guides/variant-reader'],
    ['Deploy in the browser', '/guides/team-pages'],
    ['Protected environments', '/guides/protect-an-environment'],
    ['TypeScript client', '/client'],
    ['Python', '/guides/python'],
    ['Any language: OpenFeature', '/guides/any-language'],
    ['Roles', '/roles'],
  ]),
  {
    text: 'API reference',
    items: [
      ...links([
        ['All operations', '/reference'],
        ['Error codes', '/errors'],
      ]),
      ...groupsOf(contract).map(({ name, operations }) => ({
        text: titleOf(name),
        link: `/api/${name}`,
        collapsed: true,
        items: operations.map(({ node }) => ({
          text: node.summary ?? '',
          link: `/api/${name}#${node.operationId}`,
        })),
      })),
    ],
  },
  group('Operate', [
    ['Settings, backups, upgrades', '/running'],
    ['PostgreSQL', '/operations'],
    ['Security', '/security'],
    ['Benchmark', '/benchmark'],
  ]),
  group('Review contracts', [
    ['Review your own contract', '/review-your-own-contract'],
    ['Review with recorded requests', '/review-recorded-requests'],
    ['The review tool', '/review'],
    ['Rules', '/review-rules'],
    ['Precision on public contracts', '/review-histories'],
    ['Change this contract', '/start/review'],
    ['Compatibility policy', '/guides/contract-policy'],
  ]),
  group('Background', [
    ['Architecture', '/architecture'],
    ['Vocabulary', '/vocabulary'],
    ['Ledger of unknowns', '/unknowns'],
    ['Decisions', '/decisions'],
    ['Publish the docs', '/start/publish'],
    ['Changelog', '/changelog'],
  ]),
];

function group(text: string, all: [text: string, link: string][]): DefaultTheme.SidebarItem {
  return { text, items: links(all) };
}

function links(all: [text: string, link: string][]): DefaultTheme.SidebarItem[] {
  return all.map(([text, link]) => ({ text, link }));
}
