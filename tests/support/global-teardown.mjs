export default async function teardown() {
  globalThis.sharedBackoffice?.disconnect();
}
