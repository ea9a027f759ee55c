/** Nothing but what the comparison needs: compression is measured apart, telemetry stays off. */
export default { compress: false, poweredByHeader: false, turbopack: { root: import.meta.dirname } };
