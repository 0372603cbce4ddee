import { withBase } from 'vitepress';
import { defineComponent, h, reactive, ref, shallowRef, type VNode } from 'vue';
import type { ConsoleField, ConsoleOperation } from '../../../src/console-data.ts';
import { hasEmptyIds, sendRequest, type Shown } from './send-request.ts';

/** The API key of all forms on the page. It is only in memory, so a reload forgets it. */
const key = ref('');
let operations: Record<string, ConsoleOperation> | undefined;

async function loadOperation(id: string): Promise<ConsoleOperation> {
  if (operations === undefined) {
    const response = await fetch(withBase('/console.json'));
    if (!response.ok) throw new Error(`The form could not be loaded: ${response.status}`);
    operations = (await response.json()) as Record<string, ConsoleOperation>;
  }
  const operation = operations[id];
  if (operation === undefined) throw new Error('The form could not be loaded. Reload the page.');
  return operation;
}

/** The form "Try it", with which a reader sends requests for one operation to the server that serves this site. */
export const TryIt = defineComponent({
  props: { operation: { type: String, required: true } },
  setup(props) {
    const form = shallowRef<ConsoleOperation>();
    const values = reactive<Record<string, string>>({});
    const body = ref('');
    const shown = shallowRef<Shown>();
    const failure = ref('');
    const isSending = ref(false);
    const idOf = (name: string) => `try-${props.operation}-${name}`;

    async function open(event: Event): Promise<void> {
      if (!(event.currentTarget as HTMLDetailsElement).open || form.value !== undefined) return;
      await showingFailures(async () => {
        const operation = await loadOperation(props.operation);
        for (const { name, value } of operation.fields) values[name] = value;
        body.value = operation.body ?? '';
        form.value = operation;
      });
    }

    async function send(event: Event): Promise<void> {
      event.preventDefault();
      const operation = form.value;
      if (operation === undefined || isSending.value) return;
      isSending.value = true;
      shown.value = undefined;
      await showingFailures(async () => {
        shown.value = await sendRequest(operation, values, body.value, key.value);
      });
      isSending.value = false;
    }

    async function showingFailures(work: () => Promise<void>): Promise<void> {
      failure.value = '';
      try {
        await work();
      } catch (error) {
        failure.value = error instanceof Error ? error.message : String(error);
      }
    }

    const label = (name: string, words: string, control: VNode) =>
      h('div', { class: 'try-field' }, [h('label', { for: idOf(name) }, words), control]);

    const field = ({ name, in: place, required, values: allowed }: ConsoleField) => {
      const common = {
        id: idOf(name),
        required,
        value: values[name],
        onInput: (event: Event) => (values[name] = (event.target as HTMLInputElement).value),
      };
      const control =
        allowed === undefined
          ? h('input', { ...common, spellcheck: false, autocomplete: 'off' })
          : h('select', common, [
              ...(required ? [] : [h('option', { value: '' }, '')]),
              ...allowed.map((value) => h('option', { value }, value)),
            ]);
      return label(name, `${name} (${place}${required ? '' : ', optional'})`, control);
    };

    const keyField = () =>
      label(
        'key',
        'API key',
        h('input', {
          id: idOf('key'),
          type: 'password',
          required: true,
          autocomplete: 'off',
          value: key.value,
          onInput: (event: Event) => (key.value = (event.target as HTMLInputElement).value),
        }),
      );

    const bodyField = () =>
      label(
        'body',
        'Request body (JSON)',
        h('textarea', {
          id: idOf('body'),
          rows: Math.min(16, body.value.split('\n').length + 1),
          spellcheck: false,
          value: body.value,
          onInput: (event: Event) => (body.value = (event.target as HTMLTextAreaElement).value),
        }),
      );

    const response = ({ status, isSuccess, headers, body: text }: Shown) => [
      h('p', { class: isSuccess ? 'try-success' : 'try-error' }, status),
      h('pre', { tabindex: 0 }, [
        headers.map(([name, value]) => `${name}: ${value}\n`).join(''),
        text === '' ? '' : `\n${text}`,
      ]),
    ];

    const content = (operation: ConsoleOperation) =>
      h('form', { onSubmit: send }, [
        operation.needsKey ? keyField() : null,
        ...operation.fields.map(field),
        operation.body === undefined ? null : bodyField(),
        h('p', { class: 'try-note' }, [
          hasEmptyIds(operation) ? 'Fill in the empty ids in the body. The form does not send empty ids. ' : '',
          operation.method === 'GET' ? '' : 'This request changes data on this server. ',
          operation.needsKey ? 'The API key stays in the memory of this page until you reload it.' : '',
        ]),
        h('button', { type: 'submit', disabled: isSending.value }, isSending.value ? 'Sending …' : 'Send'),
      ]);

    return () =>
      h('details', { class: 'try', onToggle: open }, [
        h('summary', 'Try it'),
        form.value === undefined ? null : content(form.value),
        h('div', { role: 'status', class: 'try-response' }, [
          failure.value === '' ? null : h('p', { class: 'try-error' }, failure.value),
          shown.value === undefined ? null : response(shown.value),
        ]),
      ]);
  },
});
