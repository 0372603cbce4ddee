import type { ScenarioCreate } from '@jurybox/client';

const long = Array.from(
  { length: 14 },
  (_, at) => `${at + 1}. Open the shipment in your account and compare the address with the one on the label.`,
).join('\n');

const conversation = JSON.stringify([
  { role: 'system', content: 'You help customers of a parcel service.' },
  { role: 'user', content: 'Hello! **Where** is parcel 4711?' },
  { role: 'assistant', content: null, tool_calls: [{ name: 'find_parcel', arguments: { number: 4711 } }] },
  { role: 'tool', content: '{"status": "in_transit"}' },
  { role: 'assistant', content: 'It is on its way.' },
  { role: 'user', content: 'When does it arrive?' },
]);

/** The number of kinds of scenarios that `sampleScenarios` returns. */
export const shapeCount = 6;

/** Returns scenarios with texts of different kinds: short, long, code, a table, a conversation, and right to left. */
export function sampleScenarios(variantIds: string[], count = 12): ScenarioCreate[] {
  const pairs: { question: string; outputs: [string, string]; correct?: string; context?: string }[] = [
    {
      question: 'My parcel shows as delivered but I have not received it.',
      outputs: [
        'Please check with your neighbours and safe places today. If it has not turned up by tomorrow noon, ' +
          'we start a trace and answer you within two working days.',
        'I am sorry, that is worrying when you were waiting for it. Drivers sometimes scan a parcel early, so please ' +
          'look with your neighbours first; if it is not there by tomorrow noon we start a trace.',
      ],
      correct: 'Ask the neighbours, then start a trace the next day.',
    },
    {
      question: 'How do I read the status of a parcel from our shop system?',
      context: 'The customer is a developer. The API has one address: GET /v2/parcels/{number}.',
      outputs: [
        'Send a **GET** request:\n\n```bash\ncurl -H "Authorization: Bearer $TOKEN" https://parcels.example/v2/parcels/' +
          '4711\n```\n\nThe member `status` is one of `created`, `in_transit`, `delivered`.',
        'You can use the tracking page, or the API:\n\n```js\nconst { status } = await (await fetch(url)).json();\n' +
          '```\n\nTell me if you need an example in another language.',
      ],
    },
    {
      question: 'Ich verstehe die Sendungsnummer nicht. Wo finde ich sie?',
      outputs: [
        `Die Nummer steht auf dem Beleg unter dem Strichcode.\n\n${long}`,
        `Gern helfe ich Ihnen. Die Sendungsnummer hat 12 Ziffern.\n\n${long}\n\n${long}`,
      ],
      correct: 'Auf dem Beleg, unter dem Strichcode.',
    },
    {
      question: 'How much is a parcel of 4 kg to France?',
      outputs: [
        '## Prices\n\n| Weight | Germany | France |\n|---|---:|---:|\n| up to 2 kg | 5.49 € | 9.99 € |\n' +
          '| up to 5 kg | 6.99 € | **14.49 €** |\n\n> Prices include insurance up to 500 €.\n\n' +
          'See [the price list](https://parcels.example/prices).',
        'It is **14.49 €**:\n\n1. Weigh the parcel.\n2. Choose *up to 5 kg*.\n   - Insurance is included.\n' +
          '   - Tracking is included.\n\n![A parcel](https://parcels.example/parcel.png)\n\n<b>Not bold</b>',
      ],
    },
    {
      question: conversation,
      outputs: [
        'It arrives **tomorrow** before noon.',
        JSON.stringify([
          { role: 'assistant', content: 'Let me look:\n\n- it left Lyon today\n- it arrives tomorrow' },
          { role: 'assistant', content: 'Do you want a message when it is here?' },
        ]),
      ],
    },
    {
      question: 'أين طردي؟ رقمه 4711.',
      outputs: [
        '## طردك في الطريق\n\nيصل **غدًا** قبل الظهر:\n\n' +
          '- غادر Lyon اليوم\n- يصل إلى Berlin غدًا\n\n```\nstatus: in_transit\n```',
        'الطرد 4711 في الطريق.\n\n| الحالة | الوقت |\n|---|---|\n' +
          '| غادر | اليوم |\n| يصل | غدًا |\n\nThis sentence is English.',
      ],
      correct: 'يصل غدًا.',
    },
  ];
  return Array.from({ length: count }, (_, at) => pairs[at % pairs.length]).flatMap((pair) =>
    pair === undefined
      ? []
      : [
          {
            inputs: [
              { input_name: 'question', input_value: pair.question },
              ...(pair.context === undefined ? [] : [{ input_name: 'context', input_value: pair.context }]),
            ],
            outputs: variantIds.map((variant_id, side) => ({ variant_id, variant_output: pair.outputs[side] ?? '' })),
            ...(pair.correct === undefined ? {} : { correct_answer: pair.correct }),
          },
        ],
  );
}
