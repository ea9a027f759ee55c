/** Stub for the URL of a file that a build would hash. */
const url = '/assets/file';

export default url;
