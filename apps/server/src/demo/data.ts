/**
 * The demo data: the app of a support team, with three variants, a few revisions of each, and two evaluations in
 * progress.
 */
import type { Parameters } from '@jurybox/types';

export const appName = 'support-assistant';

/** The name of the evaluation that the printed judge link opens. It must not reveal the variants. */
export const judgedEvaluationName = 'Which answer helps more?';
export const judgedInstructions =
  'Choose the answer that helps the customer more. A correct answer beats a friendly one.';

const concise =
  'You answer customers of a parcel service. Use at most three sentences. Say what happens next and when.';
const warm =
  'You answer customers of a parcel service. First show that you understood the problem, ' +
  'then say what happens next and when.';

/** Each variant with its revisions, oldest first. */
export const variants: { base: string; config: string; revisions: Parameters[] }[] = [
  {
    base: 'concise',
    config: 'small',
    revisions: [
      {
        model: 'small-2',
        temperature: 0.7,
        max_tokens: 400,
        system_prompt: 'You answer customers of a parcel service.',
      },
      { model: 'small-2', temperature: 0.2, max_tokens: 400, system_prompt: concise },
      { model: 'small-2', temperature: 0.2, max_tokens: 220, system_prompt: concise, stop: ['\n\n'] },
    ],
  },
  {
    base: 'warm',
    config: 'small',
    revisions: [
      { model: 'small-2', temperature: 0.4, max_tokens: 400, system_prompt: warm },
      {
        model: 'small-2',
        temperature: 0.3,
        max_tokens: 300,
        system_prompt: warm,
        few_shot: ['late parcel', 'wrong address'],
      },
    ],
  },
  {
    base: 'warm',
    config: 'large',
    revisions: [{ model: 'large-1', temperature: 0.3, max_tokens: 300, system_prompt: warm }],
  },
];

/** The variant and the revision to deploy to each environment. `variant` is an index in `variants`. */
export const deployments = [
  { environment: 'development', variant: 2, revision: 1 },
  { environment: 'staging', variant: 1, revision: 2 },
  { environment: 'production', variant: 0, revision: 2 },
];

export interface DemoScenario {
  question: string;
  /** The outputs of the concise and the warm variant. */
  outputs: [string, string];
  correct: string;
  /** The vote of a person: the index of the better output, `both good` or `both bad`. Absent if nobody voted. */
  vote?: 0 | 1 | 'both good' | 'both bad';
  /** The score of a person for the first output, from 1 to 5. Absent if nobody scored it. */
  score?: number;
  note?: string;
}

export const demoScenarios: DemoScenario[] = [
  {
    question: 'My parcel shows as delivered but I have not received it.',
    outputs: [
      'Please check with your neighbours and safe places today. If it has not turned up by tomorrow noon, ' +
        'we start a trace and answer you within two working days.',
      'I am sorry, that is worrying when you were waiting for it. Drivers sometimes scan a parcel early, ' +
        'so please look with your neighbours first; if it is not there by tomorrow noon we start a trace.',
    ],
    correct: 'Ask the neighbours, then start a trace the next day.',
    vote: 1,
    score: 4,
    note: 'Friendlier, and just as correct.',
  },
  {
    question: 'Can I change the delivery address? It is already on its way.',
    outputs: [
      'Yes, until 8 p.m. on the day before delivery: open the tracking page and choose "Change address".',
      'No worries, that is possible until the evening before delivery. ' +
        'You will find "Change address" on the tracking page.',
    ],
    correct: 'Possible until 8 p.m. the day before, on the tracking page.',
    vote: 0,
    score: 5,
  },
  {
    question: 'How much is a 12 kg parcel to Portugal?',
    outputs: [
      'A parcel of up to 15 kg to Portugal is 24.90.',
      'A parcel to Portugal starts at 14.90; for 12 kg please use the price finder.',
    ],
    correct: '24.90 (up to 15 kg, zone 2).',
    vote: 0,
    score: 5,
    note: 'The other one does not answer the question.',
  },
  {
    question: 'The box arrived soaked and the books are ruined.',
    outputs: [
      'Send us photos of the box and the contents within seven days. The claim is decided within ten working days.',
      'I am so sorry about your books. Please take photos of the box and the contents and send them ' +
        'within seven days, then we decide the claim within ten working days.',
    ],
    correct: 'Photos within seven days; decision within ten working days.',
    vote: 1,
    score: 3,
  },
  {
    question: 'Ich verstehe die Sendungsnummer nicht. Wo finde ich sie?',
    outputs: [
      'The tracking number has 20 digits and is on your receipt.',
      'Die Sendungsnummer hat 20 Ziffern und steht auf dem Einlieferungsbeleg und in der Versandmail.',
    ],
    correct: 'Answer in German; 20 digits, on the receipt and in the mail.',
    vote: 1,
    score: 1,
    note: 'Wrong language.',
  },
  {
    question: 'Do you deliver on Saturdays?',
    outputs: ['Yes, parcels are delivered Monday to Saturday.', 'Yes! We deliver from Monday to Saturday.'],
    correct: 'Monday to Saturday.',
    vote: 'both good',
  },
  {
    question: 'I want to speak to your manager about the driver who shouted at me.',
    outputs: ['You can file a complaint on the website.', 'I am sorry. You can use the complaint form on the website.'],
    correct: 'Apologise, offer a call back within one working day.',
    vote: 'both bad',
    note: 'Neither offers the call back.',
  },
  {
    question: 'What happens to a parcel that nobody collects?',
    outputs: [
      'It waits seven days at the shop and then goes back to the sender.',
      'It waits for you at the shop for seven days. After that it travels back to the sender.',
    ],
    correct: 'Seven days, then back to the sender.',
  },
];
