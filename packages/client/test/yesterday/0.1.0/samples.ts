import { compareVariantRevisions, createApp, createClient, createEvaluationScenarios, createHumanEvaluation, createKey, createVariant, deleteApp, deleteHumanEvaluation, deleteVariant, deployVariant, exportJudgementsCsv, exportJudgementsJsonLines, getApp, getEvaluationScenario, getHealth, getHumanEvaluation, getHumanEvaluationResults, getVariant, getVariantByEnv, getVariantRevision, listApps, listDeployments, listEnvironments, listEvaluationScenarios, listHumanEvaluations, listJudgements, listKeys, listVariantRevisions, listVariants, renameApp, revokeKey, updateEvaluationScenario, updateHumanEvaluation, updateVariantParameters } from '../../../src/index.ts';

export async function getHealthSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getHealth({ client });
  console.log(answer);
}

export async function getVariantByEnvSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getVariantByEnv({
    client,
    query: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55',
      environment: 'production'
    },
  });
  console.log(answer);
}

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

export async function listAppsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listApps({ client });
  console.log(answer);
}

export async function createAppSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await createApp({
    client,
    body: {
      app_name: 'support-assistant'
    },
  });
  console.log(answer);
}

export async function getAppSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getApp({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
  });
  console.log(answer);
}

export async function renameAppSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await renameApp({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
    body: {
      app_name: 'parcel-assistant'
    },
  });
  console.log(answer);
}

export async function deleteAppSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await deleteApp({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
  });
  console.log(answer);
}

export async function listVariantsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listVariants({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
  });
  console.log(answer);
}

export async function createVariantSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await createVariant({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
    body: {
      base_name: 'concise',
      config_name: 'gpt-small',
      parameters: {
        model: 'gpt-small',
        temperature: 0.2,
        system_prompt: 'Answer in at most three sentences.'
      }
    },
  });
  console.log(answer);
}

export async function getVariantSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getVariant({
    client,
    path: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
    },
  });
  console.log(answer);
}

export async function deleteVariantSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await deleteVariant({
    client,
    path: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
    },
  });
  console.log(answer);
}

export async function updateVariantParametersSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await updateVariantParameters({
    client,
    path: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
    },
    body: {
      parameters: {
        model: 'gpt-small',
        temperature: 0.1,
        system_prompt: 'Answer in at most three sentences.'
      }
    },
  });
  console.log(answer);
}

export async function listVariantRevisionsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listVariantRevisions({
    client,
    path: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
    },
  });
  console.log(answer);
}

export async function getVariantRevisionSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getVariantRevision({
    client,
    path: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1',
      revision: 2
    },
  });
  console.log(answer);
}

export async function compareVariantRevisionsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await compareVariantRevisions({
    client,
    path: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
    },
    query: {
      from: 1,
      to: 3
    },
  });
  console.log(answer);
}

export async function listEnvironmentsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listEnvironments({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
  });
  console.log(answer);
}

export async function listDeploymentsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listDeployments({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55',
      environment: 'production'
    },
  });
  console.log(answer);
}

export async function deployVariantSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await deployVariant({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55',
      environment: 'production'
    },
    body: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
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

export async function listKeysSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listKeys({ client });
  console.log(answer);
}

export async function createKeySample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await createKey({
    client,
    body: {
      key_name: 'annotation page',
      role: 'evaluator',
      expires_at: '2027-01-31T00:00:00Z'
    },
  });
  console.log(answer);
}

export async function revokeKeySample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await revokeKey({
    client,
    path: {
      key_id: '0198d2a4-5d00-7c11-8e42-6fb90a3d7c15'
    },
  });
  console.log(answer);
}
