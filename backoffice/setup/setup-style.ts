/** Colours of the storefront's plain pages; system fonts, because the page loads nothing. */
export const SETUP_STYLE =
  '*{box-sizing:border-box}body{margin:0;padding:clamp(1.5rem,5vw,4rem);background:#f4f3ef;color:#13110e;' +
  'font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}' +
  'header,main{max-width:46rem;margin-inline:auto}header{display:flex;justify-content:space-between;gap:1rem;' +
  'margin-bottom:clamp(2rem,8vh,5rem);color:#4c4842}' +
  'h1{margin:0 0 1rem;font-size:clamp(1.875rem,5vw,3rem);font-weight:650;letter-spacing:-.025em;line-height:1.1}' +
  'h2{margin:0 0 .5rem;font-size:1.375rem;font-weight:650;letter-spacing:-.015em;line-height:1.25}' +
  'section{margin-top:2rem;padding-top:1.5rem;border-top:1px solid #cdc9bf}p{max-width:38rem;margin:0 0 1rem}' +
  '.lead{font-size:1.1875rem;color:#4c4842}' +
  'dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,40%),1fr));gap:1rem;margin:0 0 1rem}' +
  'dl div{padding:.75rem 1rem;background:#fff;border:1px solid #dedad1}dt{color:#4c4842;font-size:.9375rem}' +
  'dd{margin:0;font-size:1.5rem;font-weight:650;font-variant-numeric:tabular-nums;line-height:1.3}' +
  'code,.file{overflow-wrap:anywhere}code{font:.9375rem/1.5 ui-monospace,Menlo,Consolas,monospace}' +
  'pre{margin:0 0 1rem;padding:1rem;background:#fff;border:1px solid #dedad1;white-space:pre-wrap}' +
  'ol{margin:0 0 1.5rem;padding:0;list-style:none}li{padding:.625rem 0}' +
  'li+li{border-top:1px solid #dedad1}form{margin:0 0 2rem}section form:last-child{margin:0}' +
  '.steps li{display:flex;justify-content:space-between;gap:1rem}' +
  '.steps span+span,.place{color:#4c4842;font-variant-numeric:tabular-nums}.place{display:block;font-size:.9375rem}' +
  '.links{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}' +
  'label{display:block;margin:0 0 .25rem;font-weight:600}.field{max-width:30rem;margin:0 0 1.25rem}' +
  '.hint{margin:0 0 .375rem;color:#4c4842;font-size:.9375rem}' +
  '.error{margin:0 0 .375rem;color:#9b1c1c;font-weight:600}' +
  'input{width:100%;min-height:2.75rem;padding:.625rem .75rem;border:1px solid #6b665e;background:#fff;color:inherit;' +
  'font:inherit}input[aria-invalid]{border:2px solid #9b1c1c}' +
  'summary{min-height:2.75rem;padding:.625rem 0;cursor:pointer;overflow-wrap:anywhere}summary span{color:#4c4842}' +
  'details{border-bottom:1px solid #dedad1}details ol{margin:0 0 .5rem}details+h2{margin-top:2rem}details+p{margin-top:1rem}' +
  '.notice{margin:0 0 1.5rem;padding:1rem 1.25rem;border-left:4px solid #9b1c1c;background:#fff}' +
  '.notice p:last-child{margin:0}' +
  'a{color:#143a2f}button,a.button{display:inline-block;min-height:2.75rem;padding:.875rem 1.5rem;border:0;' +
  'background:#143a2f;color:#fff;font:inherit;font-weight:600;line-height:1.25;text-decoration:none;cursor:pointer}' +
  'button:hover,a.button:hover{background:#0d2a22}' +
  'button.second{border:1px solid #143a2f;background:transparent;color:#143a2f}' +
  'button.second:hover{background:#e6e3db}' +
  ':focus-visible{outline:3px solid #143a2f;outline-offset:3px}';
