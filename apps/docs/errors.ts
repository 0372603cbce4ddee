/** The error catalogue of the contract, `x-problems` in spec/components/schemas/ProblemCode.yaml. */
export { problems as errors } from '@jurybox/types';
