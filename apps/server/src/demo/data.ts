import type { Parameters } from '@jurybox/types';
import data from './data.json' with { type: 'json' };

interface DemoData {
  appName: string;
  /** The evaluation that the printed judge link opens. Its name must not reveal the variants. */
  judgedEvaluation: { evaluation_name: string; instructions: string };
  variants: { base: string; config: string; revisions: Parameters[] }[];
  /** Nothing is deployed to `staging`, because samples in the guides show what the client does then. */
  deployments: { environment: string; variant: number; revision: number }[];
  scenarios: DemoScenario[];
}

export interface DemoScenario {
  question: string;
  outputs: string[];
  correct: string;
  /** The vote of a person: the index of the better output, `both good` or `both bad`. Absent if nobody voted. */
  vote?: 0 | 1 | 'both good' | 'both bad';
  /** The score of a person for the first output, from 1 to 5. Absent if nobody scored it. */
  score?: number;
  note?: string;
}

export const { appName, judgedEvaluation, variants, deployments, scenarios: demoScenarios } = data as DemoData;
