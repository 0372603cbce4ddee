/** Faulty references: a row refers to another project, or contradicts the row that it refers to. */
import { findRow, isInvitation, isJoined, isPairs, unusedId, type FaultOfTable, type Faults } from './fault.ts';

const isOrdinary = (row: Record<string, unknown>) => !isInvitation(row);
const expiry = '2090-01-01T00:00:00.000Z';

const appOfVictim: FaultOfTable = [
  'an app of another project',
  ({ victim }) => ({ app_id: victim.appId }),
  'app_id refers to no row of apps in the file',
];
const evaluationOfVictim: FaultOfTable = [
  'an evaluation of another project',
  ({ judged }) => ({ evaluation_id: judged.evaluationId }),
  'evaluation_id refers to no row of evaluations in the file',
];
const scenarioOfVictim: FaultOfTable = [
  'a scenario of another project',
  ({ judged }) => ({ scenario_id: judged.scenarioIds[0] }),
  'scenario_id refers to no row of scenarios in the file',
];
const projectOfVictim: FaultOfTable = [
  'the id of another project',
  ({ victim }) => ({ project_id: victim.project }),
  'project_id is not the id of the project',
];
const notShared = 'created_from_id is not a shared invitation to the same evaluation in the file';
const noReplacement = 'replacement_id refers to no row of keys in the file';

export const references: Faults = {
  apps: [projectOfVictim, ['the id of an app of another project', ({ victim }) => ({ id: victim.appId }), 'apps']],
  bases: [appOfVictim],
  variants: [
    projectOfVictim,
    appOfVictim,
    [
      'a base of another app',
      (world, row) => ({ base_id: findRow(world, 'bases', (base) => base['app_id'] !== row['app_id'])['id'] }),
      'app_id differs from the row of bases',
    ],
  ],
  variant_revisions: [
    [
      'a variant of another project',
      ({ victim }) => ({ variant_id: victim.variantIds[0] }),
      'variant_id refers to no row of variants in the file',
    ],
  ],
  environments: [projectOfVictim, appOfVictim],
  deployments: [
    appOfVictim,
    [
      'a variant of another project',
      ({ victim }) => ({ variant_id: victim.variantIds[0] }),
      'the row refers to a row of variants of another project',
    ],
    // A deployment may refer to a deleted variant, unless an environment serves the deployment.
    ['no such variant', { variant_id: unusedId }, 'lacks the variant', (row) => row['environment'] === 'production'],
    ['no such revision', { revision: 9 }, 'lacks the variant', (row) => row['environment'] === 'production'],
  ],
  deployment_requests: [
    appOfVictim,
    [
      'a variant of another project',
      ({ victim }) => ({ variant_id: victim.variantIds[0] }),
      'the row refers to a row of variants of another project',
    ],
  ],
  evaluations: [
    projectOfVictim,
    appOfVictim,
    [
      'a variant of another project',
      ({ victim }, row) => {
        const [first, second] = JSON.parse(row['variants']) as object[];
        return { variants: JSON.stringify([{ ...first, variant_id: victim.variantIds[0] }, second]) };
      },
      'the row refers to a row of variants of another project',
      isPairs,
    ],
  ],
  scenarios: [evaluationOfVictim],
  judgements: [
    scenarioOfVictim,
    [
      'a key of another project',
      ({ victim }) => ({ key_id: victim.session.key }),
      'the row refers to a row of keys of another project',
    ],
    ['a revision above that of the scenario', { revision: 100 }, 'revision is above that of the scenario'],
  ],
  judges: [evaluationOfVictim],
  scenario_judges: [
    evaluationOfVictim,
    scenarioOfVictim,
    [
      'another evaluation than that of the scenario',
      (world, row) => ({
        evaluation_id: findRow(world, 'evaluations', ({ id }) => id !== row['evaluation_id'])['id'],
      }),
      'evaluation_id differs from the row of scenarios',
    ],
    [
      'another position than that of the scenario',
      (_, row) => ({ position: row['position'] + 1 }),
      'position differs from the row of scenarios',
    ],
  ],
  evaluation_counts: [evaluationOfVictim],
  keys: [
    projectOfVictim,
    [...evaluationOfVictim.slice(0, 3), isInvitation] as unknown as FaultOfTable,
    [
      'a key that becomes an invitation to another project',
      ({ judged }) => ({ evaluation_id: judged.evaluationId, expires_at: expiry }),
      'evaluation_id refers to no row of evaluations in the file',
      (row) => isOrdinary(row) && row['role'] === 'evaluator',
    ],
    ['a shared invitation of another project', ({ sharedId }) => ({ created_from_id: sharedId }), notShared, isJoined],
    [
      'an invitation that is not shared',
      (world) => ({ created_from_id: findRow(world, 'keys', (row) => isInvitation(row) && !row['is_shared'])['id'] }),
      notShared,
      isJoined,
    ],
    [
      'a replacement in another project',
      ({ victim }) => ({ replacement_id: victim.session.key }),
      noReplacement,
      (row) => row['replacement_id'] !== null,
    ],
    [
      'a replacement of an invitation',
      (world) => ({ replacement_id: findRow(world, 'keys', isOrdinary)['id'] }),
      noReplacement,
      isInvitation,
    ],
    [
      'a shared invitation without an evaluation',
      ({ sharedId }) => ({ created_from_id: sharedId }),
      'created_from_id are for invitations only',
      isOrdinary,
    ],
    ['a shared key', { is_shared: 1 }, 'created_from_id are for invitations only', isOrdinary],
    ['a hash of another project', ({ hash }) => ({ hash }), 'a row of keys is on this server already'],
  ],
};
