/**
 * The reliability data "C" of K. Krippendorff, "Computing Krippendorff's alpha-reliability" (2011): the values that
 * four observers gave to twelve units. Each row is a unit and leaves out missing values.
 */
export const reliabilityDataC: number[][] = [
  [1, 1, 1],
  [2, 2, 3, 2],
  [3, 3, 3, 3],
  [3, 3, 3, 3],
  [2, 2, 2, 2],
  [1, 2, 3, 4],
  [4, 4, 4, 4],
  [1, 1, 2, 1],
  [2, 2, 2, 2],
  [5, 5, 5],
  [1, 1],
  [3],
];
