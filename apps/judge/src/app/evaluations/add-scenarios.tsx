import { listVariants, paginate, type HumanEvaluation, type ScenarioCreate } from '@jurybox/client';
import { useState } from 'preact/hooks';
import { listAll } from '../../api.ts';
import { FileImport } from './file-import.tsx';
import { counted } from '../figures.ts';
import { addScenarios } from './upload.ts';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { Problem, useAction } from '../parts.tsx';

interface Props {
  evaluation: HumanEvaluation;
  reload: () => Promise<void>;
}

/** Adds scenarios from a file to an evaluation that has no judgements yet. */
export function AddScenarios({ evaluation, reload }: Props) {
  const { client } = useSession();
  const { app_id, evaluation_id, variants: judged } = evaluation;
  const [scenarios, setScenarios] = useState<ScenarioCreate[]>([]);
  const [sending, setSending] = useState('');
  const { run, problem } = useAction();
  /** Changes after each upload, so that Preact creates a new `FileImport` without the uploaded file. */
  const [uploads, setUploads] = useState(0);
  const { value: variants = [], problem: loading } = useLoaded(async () => {
    const all = await listAll(paginate(listVariants, { client, path: { app_id } }));
    return judged.flatMap(({ variant_id: id }) => all.filter((variant) => variant.variant_id === id));
  }, [client, app_id, judged.map(({ variant_id: id }) => id).join(' ')]);
  const add = async () => {
    await run(async () => {
      await addScenarios(client, evaluation_id, scenarios, setSending);
      setUploads(uploads + 1);
    });
    setSending('');
    await reload();
  };
  return (
    <>
      <FileImport key={uploads} title="Add scenarios" variants={variants} change={setScenarios} />
      <Problem>{problem || loading}</Problem>
      {scenarios.length > 0 && (
        <div class="actions">
          <button class="button primary" disabled={sending !== ''} onClick={() => void add()}>
            {sending || `Add ${counted(scenarios.length, 'scenario')}`}
          </button>
        </div>
      )}
    </>
  );
}
