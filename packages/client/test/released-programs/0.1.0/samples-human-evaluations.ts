import { createClient, createEvaluationScenarios, createHumanEvaluation, deleteHumanEvaluation, exportJudgementsCsv, exportJudgementsJsonLines, getEvaluationScenario, getHumanEvaluation, getHumanEvaluationResults, listEvaluationScenarios, listHumanEvaluations, listJudgements, updateEvaluationScenario, updateHumanEvaluation } from '../../../src/index.ts';

export async function updateEvaluationScenarioSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await updateEvaluationScenario({
    client,
    path: {
      evaluation_id: '0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60',
      evaluation_scenario_id: '0198d2a4-7a11-7b6d-a0c3-91e24f7d8b02',
      evaluation_type: 'human_a_b_testing'
    },
    body: {
      vote: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
    },
  });
  console.log(answer);
}

export async function listHumanEvaluationsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listHumanEvaluations({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
  });
  console.log(answer);
}

export async function createHumanEvaluationSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await createHumanEvaluation({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
    body: {
      evaluation_name: 'Concise or warm?',
      evaluation_type: 'human_a_b_testing',
      variant_ids: [
        '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1',
        '0198d2a4-6f03-7a5d-9b24-d6ea1c83f702',
      ],
      scenarios: [
        {
          inputs: [
            {
              input_name: 'question',
              input_value: 'Do you deliver on Saturdays?'
            },
          ],
          outputs: [
            {
              variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1',
              variant_output: 'Yes, Monday to Saturday.'
            },
            {
              variant_id: '0198d2a4-6f03-7a5d-9b24-d6ea1c83f702',
              variant_output: 'Yes! We deliver from Monday to Saturday.'
            },
          ],
          correct_answer: 'Monday to Saturday.'
        },
      ]
    },
  });
  console.log(answer);
}

export async function getHumanEvaluationSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getHumanEvaluation({
    client,
    path: {
      evaluation_id: '0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60'
    },
  });
  console.log(answer);
}

export async function updateHumanEvaluationSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await updateHumanEvaluation({
    client,
    path: {
      evaluation_id: '0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60'
    },
    body: {
      is_closed: true
    },
  });
  console.log(answer);
}

export async function deleteHumanEvaluationSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await deleteHumanEvaluation({
    client,
    path: {
      evaluation_id: '0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60'
    },
  });
  console.log(answer);
}

export async function listEvaluationScenariosSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listEvaluationScenarios({
    client,
    path: {
      evaluation_id: '0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60'
    },
  });
  console.log(answer);
}

export async function createEvaluationScenariosSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await createEvaluationScenarios({
    client,
    path: {
      evaluation_id: '0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60'
    },
    body: {
      scenarios: [
        {
          inputs: [
            {
              input_name: 'question',
              input_value: 'Do you deliver on Saturdays?'
            },
          ],
          outputs: [
            {
              variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1',
              variant_output: 'Yes, Monday to Saturday.'
            },
            {
              variant_id: '0198d2a4-6f03-7a5d-9b24-d6ea1c83f702',
              variant_output: 'Yes! We deliver from Monday to Saturday.'
            },
          ],
          correct_answer: 'Monday to Saturday.'
        },
      ]
    },
  });
  console.log(answer);
}

export async function getEvaluationScenarioSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getEvaluationScenario({
    client,
    path: {
      evaluation_id: '0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60',
      evaluation_scenario_id: '0198d2a4-7a11-7b6d-a0c3-91e24f7d8b02'
    },
  });
  console.log(answer);
}

export async function listJudgementsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listJudgements({
    client,
    path: {
      evaluation_id: '0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60',
      evaluation_scenario_id: '0198d2a4-7a11-7b6d-a0c3-91e24f7d8b02'
    },
  });
  console.log(answer);
}

export async function getHumanEvaluationResultsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getHumanEvaluationResults({
    client,
    path: {
      evaluation_id: '0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60'
    },
  });
  console.log(answer);
}

export async function exportJudgementsCsvSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await exportJudgementsCsv({
    client,
    path: {
      evaluation_id: '0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60'
    },
  });
  console.log(answer);
}

export async function exportJudgementsJsonLinesSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await exportJudgementsJsonLines({
    client,
    path: {
      evaluation_id: '0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60'
    },
  });
  console.log(answer);
}
