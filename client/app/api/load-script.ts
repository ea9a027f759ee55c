/** Loads a third-party script; rejects if it fails. The caller ensures the visitor's consent. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.async = true;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error(address)));
    document.head.append(element);
  });
}
