/** Opens the demo's one shared proposal; only databases filled with demo data know it. */
export const DEMO_PROPOSAL_TOKEN = 'demo-proposal-pavillon-hautemer';
