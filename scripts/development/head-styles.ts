import type { ViteDevServer } from 'vite';

/** Style elements of the modules' imports for the head, until the browser's own modules replace them. */
export async function headStyles(server: ViteDevServer, roots: readonly string[]): Promise<string> {
  const elements = collectStyles(server, roots).map(async (url) => {
    const { default: css } = (await server.ssrLoadModule(`${url}?inline`)) as { default: string };
    return `<style data-vite-dev-id="${server.config.root}${url}">${css}</style>`;
  });
  return (await Promise.all(elements)).join('');
}

function collectStyles(server: ViteDevServer, roots: readonly string[]): string[] {
  const graph = server.environments.ssr.moduleGraph;
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (url: string) => {
    if (seen.has(url)) return;
    seen.add(url);
    if (url.endsWith('.css')) styles.add(url);
    const node = graph.getModuleById(server.config.root + url);
    for (const imported of node?.importedModules ?? []) visit(imported.url);
  };
  roots.forEach(visit);
  return [...styles];
}
