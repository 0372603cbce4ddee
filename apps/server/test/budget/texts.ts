/** The longest texts and objects that the contract allows, and the sizes of the largest data. */
export const isLong = process.env['JURYBOX_LONG'] === '1';

/** The number of scenarios in each evaluation that a measured call lists or deletes. */
export const some = isLong ? 10_000 : 1_000;

/** Returns a name of the greatest length, padded with characters of three bytes. */
export const longName = (text: string) => text.padEnd(200, '€');
/** The number of characters in a text that almost fills a JSON body of one mebibyte. */
export const mebibyte = 1_046_000;
/** The number of members in large parameters. A body may have at most 20,000 values. */
const members = 19_000;

export function manyMembers(letter: string): Record<string, unknown> {
  const width = Math.floor(mebibyte / members) - 12;
  return {
    all: Object.fromEntries(
      Array.from({ length: members }, (_, index) => [`m${String(index).padStart(5, '0')}`, letter.repeat(width)]),
    ),
  };
}

/** Returns a hundred texts. Each is nested in 25 objects whose only member has a name of 255 characters. */
export function deepMembers(value: string): Record<string, unknown> {
  const name = 'n'.repeat(255);
  const width = Math.floor(mebibyte / 200 / 300);
  return Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [
      `d${index}`,
      Array.from({ length: 25 }).reduce<unknown>((inner) => ({ [name]: inner }), value.repeat(width)),
    ]),
  );
}

export const longParameters = (letter = 'p') => ({ prompt: letter.repeat(mebibyte) });
/** Returns a prompt of quotation marks. JSON needs two characters for each of them. */
export const escapedParameters = () => ({ prompt: '"'.repeat(mebibyte / 2) });

/** Returns a hundred inputs. Their JSON text has one mebibyte in total. */
export const longInputs = () =>
  Array.from({ length: 100 }, (_, index) => ({
    input_name: `input ${index}`,
    input_value: '"' + 'q'.repeat(mebibyte / 100 - 60),
  }));
/** Returns one output of the greatest allowed length for each variant id. */
export const longOutputs = (variantIds: readonly string[]) =>
  variantIds.map((variant_id) => ({ variant_id, variant_output: 'a'.repeat(99_990) + '"é€ℕ' }));
export const longAnswer = 'é'.repeat(100_000);
export const longNote = '€'.repeat(10_000);
