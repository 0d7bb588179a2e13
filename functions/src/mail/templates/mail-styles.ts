/*
 * Only what mail apps understand: no variables, no grid. Those that ignore `prefers-color-scheme`
 * show the light colors or invert them, and these stay readable inverted.
 */
const LIGHT = `
:root{color-scheme:light dark}
body{margin:0;padding:0;background:#e9f3f7;color:#0a243b;font:17px/1.55 -apple-system,system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;-webkit-text-size-adjust:100%}
.page{background:#e9f3f7}
.page>tbody>tr>td{padding:16px 12px}
.card{max-width:560px;background:#fff;border-radius:14px;border-collapse:separate}
.head{padding:18px 22px;background:#041322;color:#6be9f5;border-radius:14px 14px 0 0;font-size:22px;font-weight:700;letter-spacing:.02em}
.body{padding:8px 22px 12px;overflow-wrap:anywhere;word-break:break-word}
.foot{padding:16px 22px 22px;border-top:1px solid #cfe1ea;color:#456275;font-size:14px;overflow-wrap:anywhere}
h1{margin:18px 0 10px;font-size:25px;line-height:1.2}
h2{margin:26px 0 6px;font-size:17px}
p{margin:12px 0}
ol{margin:12px 0;padding-left:24px}
li{margin:8px 0}
blockquote{margin:14px 0;padding:4px 0 4px 14px;border-left:3px solid #0fb5cf}
.rows td{padding:7px 0;border-bottom:1px solid #dbe8ee;vertical-align:top}
.label{color:#456275;padding-right:14px!important}
.value{text-align:right}
.sum td{border-bottom:0;font-weight:700;color:#0a243b}
.act{margin:22px 0}
.button{display:inline-block;padding:12px 24px;min-height:20px;border-radius:999px;background:#0b5f73;color:#fff!important;font-weight:700;text-decoration:none}
`;

const DARK = `
@media (prefers-color-scheme:dark){
body,.page{background:#01060d;color:#e6f4fa}
.card{background:#071b2e}
.head{background:#0a243b}
.body,.sum td{color:#e6f4fa}
.foot{border-color:#1a4a6b;color:#a9c6d6}
.label{color:#a9c6d6}
.rows td{border-color:#123a57}
.button{background:#6be9f5;color:#01060d!important}
}
`;

/** The style sheet of every mail, light and dark. */
export const MAIL_STYLES = `${LIGHT}${DARK}`;
