/** Only the options of the comparison: compression is measured separately, telemetry is off. */
export default { compress: false, poweredByHeader: false, turbopack: { root: import.meta.dirname } };
