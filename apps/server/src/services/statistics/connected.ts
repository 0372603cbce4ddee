/** A directed graph: for each node, the nodes that it has an edge to. */
export type Graph = readonly (readonly number[])[];

/**
 * Returns the strongly connected components of a graph: for each node the number of its component, from 0. Two nodes
 * are in one component if each can be reached from the other. R. Tarjan, "Depth-first search and linear graph
 * algorithms", SIAM Journal on Computing 1 (1972) 146–160, without recursion. Takes one step per node and edge.
 */
export function stronglyConnected(graph: Graph): number[] {
  const order: number[] = graph.map(() => -1);
  const lowest: number[] = graph.map(() => 0);
  const component: number[] = graph.map(() => -1);
  const open: number[] = [];
  let visited = 0;
  let components = 0;
  for (const start of graph.keys()) {
    if (order[start] !== -1) continue;
    const path = [{ node: start, edge: 0 }];
    while (path.length > 0) {
      const step = path.at(-1) as { node: number; edge: number };
      const { node } = step;
      if (step.edge === 0) {
        order[node] = lowest[node] = visited++;
        open.push(node);
      }
      const next = graph[node]?.[step.edge++];
      if (next !== undefined) {
        if (order[next] === -1) path.push({ node: next, edge: 0 });
        else if (component[next] === -1) lowest[node] = Math.min(lowest[node] as number, order[next] as number);
        continue;
      }
      path.pop();
      const parent = path.at(-1)?.node;
      if (parent !== undefined) lowest[parent] = Math.min(lowest[parent] as number, lowest[node] as number);
      if (lowest[node] !== order[node]) continue;
      for (let member = open.pop(); member !== undefined; member = open.pop()) {
        component[member] = components;
        if (member === node) break;
      }
      components += 1;
    }
  }
  return component;
}
