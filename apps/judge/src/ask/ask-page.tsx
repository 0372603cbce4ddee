import { Screen } from '../parts/screen.tsx';

export function AskPage({ path }: { path: string[] }) {
  return <Screen title={path.join('/')} />;
}
