export const explainRule = (name: string): string => name;
