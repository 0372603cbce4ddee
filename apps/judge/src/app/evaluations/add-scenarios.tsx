import { listVariants, paginate, type Client, type HumanEvaluation } from '@jurybox/client';
import { useState } from 'preact/hooks';
import { describeError, listAll } from '../../api.ts';
import { FileImport, type Imported } from './file-import.tsx';
import { counted } from '../figures.ts';
import { addScenarios, PartlyStored } from './upload.ts';
import { useLoaded } from '../use-loaded.ts';

interface Props {
  client: Client;
  evaluation: HumanEvaluation;
  reload: () => Promise<void>;
}

/** Adds scenarios from a file to an evaluation that has no judgements yet. */
export function AddScenarios({ client, evaluation, reload }: Props) {
  const { app_id, evaluation_id, variants: judged } = evaluation;
  const [imported, setImported] = useState<Imported | undefined>(undefined);
  const [sending, setSending] = useState('');
  const [problem, setProblem] = useState('');
  /** Changes after each upload, so that Preact creates a new `FileImport` without the uploaded file. */
  const [uploads, setUploads] = useState(0);
  const { value: variants = [], problem: loading } = useLoaded(async () => {
    const all = await listAll(paginate(listVariants, { client, path: { app_id } }));
    return judged.flatMap(({ variant_id: id }) => all.filter((variant) => variant.variant_id === id));
  }, [client, app_id, judged.map(({ variant_id: id }) => id).join(' ')]);
  const count = imported?.scenarios.length ?? 0;
  const add = async () => {
    setProblem('');
    try {
      await addScenarios(client, evaluation_id, imported?.scenarios ?? [], setSending);
      setUploads(uploads + 1);
    } catch (error) {
      setProblem(error instanceof PartlyStored ? error.message : describeError(error));
    }
    setSending('');
    await reload();
  };
  return (
    <>
      <FileImport key={uploads} title="Add scenarios" variants={variants} change={setImported} />
      <p class="problem" role="alert">
        {problem || loading}
      </p>
      {count > 0 && (
        <div class="actions">
          <button class="button primary" disabled={sending !== ''} onClick={() => void add()}>
            {sending || `Add ${counted(count, 'scenario')}`}
          </button>
        </div>
      )}
    </>
  );
}
