"""A client of Aosai's API for Python 3.9 and later.

It reads the server's own description of all calls (`openapi.json`) and seals requests as docs/envelope.md says. It needs
`cryptography` (Debian: python3-cryptography) and nothing else.

    from aosai import Aosai, AosaiError

    school = Aosai("https://example.school")
    school.sign_in("laoshi", "…")
    page = school.call("/edms/exam/queryList", page=0, size=20, statusList=["1"])
    for exam in page["content"]:
        print(exam["title"])

A refused call raises `AosaiError` with the server's `code`, a Chinese `message` that can be shown, and for VALIDATION the
`path` of the field.
"""

import base64
import datetime
import hashlib
import hmac
import http.cookiejar
import json
import struct
import time
import urllib.error
import urllib.parse
import urllib.request

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PREFIX = "/aosai/api"
INFO = b"aosai-envelope-v1"
SUITE = b"HPKE" + bytes.fromhex("002000010003")
KEM = b"KEM" + bytes.fromhex("0020")


class AosaiError(Exception):
    """A refused call."""

    def __init__(self, status, code, message, path=None):
        super().__init__(f"{code}: {message}")
        self.status, self.code, self.message, self.path = status, code, message, path


def _encode(raw):
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _decode(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _mac(key, *parts):
    return hmac.new(key, b"".join(parts), hashlib.sha256).digest()


def _expand(key, info, length):
    """HKDF-Expand (RFC 5869)."""
    block, out = b"", b""
    while len(out) < length:
        block = _mac(key, block, info, bytes([len(out) // 32 + 1]))
        out += block
    return out[:length]


def _labeled_extract(suite, salt, label, key):
    return _mac(salt or bytes(32), b"HPKE-v1", suite, label, key)


def _labeled_expand(suite, key, label, info, length):
    return _expand(key, struct.pack(">H", length) + b"HPKE-v1" + suite + label + info, length)


class _Sender:
    """One HPKE context (RFC 9180) of a request: base mode, or PSK mode with a session."""

    def __init__(self, server_key, psk=b"", psk_id=b""):
        private = X25519PrivateKey.generate()
        self.enc = private.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
        dh = private.exchange(X25519PublicKey.from_public_bytes(server_key))
        eae = _labeled_extract(KEM, b"", b"eae_prk", dh)
        shared = _labeled_expand(KEM, eae, b"shared_secret", self.enc + server_key, 32)
        mode = bytes([1 if psk else 0])
        psk_id_hash = _labeled_extract(SUITE, b"", b"psk_id_hash", psk_id)
        context = mode + psk_id_hash + _labeled_extract(SUITE, b"", b"info_hash", INFO)
        secret = _labeled_extract(SUITE, shared, b"secret", psk)
        self._key = _labeled_expand(SUITE, secret, b"key", context, 32)
        self._nonce = _labeled_expand(SUITE, secret, b"base_nonce", context, 12)
        self._exporter = _labeled_expand(SUITE, secret, b"exp", context, 32)

    def seal(self, aad, plaintext):
        return ChaCha20Poly1305(self._key).encrypt(self._nonce, plaintext, aad)

    def export(self, purpose):
        return _labeled_expand(SUITE, self._exporter, b"sec", INFO + b" " + purpose, 32)


class Aosai:
    """A connection to one server, for one application."""

    def __init__(self, origin, app_id="aosai", timeout_s=30):
        self._origin, self._app_id, self._timeout_s = origin.rstrip("/"), app_id, timeout_s
        self._session = None
        self._key = None
        self._offset_ms = 0
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._opener = urllib.request.build_opener(cookies)
        self._paths = json.loads(self._send("GET", "/openapi.json")[1])["paths"]

    def sign_in(self, account, password, realm="member", **more):
        """Signs in with a password (`realm="user"` for the back office); later calls are made as this person."""
        data = self.call("/auth/loginByPwd", realm=realm, account=account, password=password, **more)
        session = data["session"]
        self._session = (session["id"].encode(), _decode(session["key"]))
        return data

    def call(self, path, **fields):
        """Makes the call of the document with this path, and returns its `data`. Fields go where the document says."""
        if path not in self._paths:
            raise ValueError(f"{path} is not in openapi.json")
        methods = self._paths[path]
        method = next(iter(methods))
        operation = methods[method]
        places = {one["name"]: one["in"] for one in operation["parameters"]}
        inside = {name: value for name, value in fields.items() if places.get(name) == "path"}
        query = [(name, value) for name, value in fields.items() if places.get(name) == "query"]
        body = {name: value for name, value in fields.items() if name not in places}
        for name, value in inside.items():
            path = path.replace("{" + name + "}", urllib.parse.quote(str(value), safe=""))
        text = urllib.parse.urlencode([(name, _query_text(value)) for name, value in query], doseq=True)
        return self._sealed(method.upper(), path, text, body, operation["x-envelope"])

    def _sealed(self, method, path, query, body, envelope, again=True):
        target = path + ("?" + query if query else "")
        if envelope == "none":
            return _data(*self._send(method, target, None if method == "GET" else body))
        sender, key, aad = self._begin(method, path, query)
        sealed = "" if method == "GET" else _encode(sender.seal(aad, json.dumps(body).encode()))
        signature = _encode(_mac(sender.export(b"request signature"), aad, b"\n", sealed.encode()))
        if method == "GET":
            status, text = self._send(method, target, headers={"Envelope": f"{key}.{signature}"})
        else:
            status, text = self._send(method, target, {"key": key, "data": sealed, "signature": signature})
        reply = json.loads(text)
        if "success" in reply:
            if again and reply.get("code") == "ENV_CLOCK":
                server_time = datetime.datetime.fromisoformat(reply["serverTime"].replace("Z", "+00:00"))
                self._offset_ms = (server_time.timestamp() - time.time()) * 1000
                return self._sealed(method, path, query, body, envelope, again=False)
            if again and reply.get("code") == "ENV_KEY":
                self._key = None
                return self._sealed(method, path, query, body, envelope, again=False)
            if reply["success"]:
                raise AosaiError(status, "ENV_SIGNATURE", "签名异常")
            return _data(status, text)
        return _data(status, self._open(sender, key, status, reply))

    def _begin(self, method, path, query):
        server_key = self._server_key()
        session_id, psk = self._session or (b"", b"")
        sender = _Sender(server_key, psk, session_id)
        now_ms = int(time.time() * 1000 + self._offset_ms)
        kid = hashlib.sha256(server_key).digest()[:3]
        key = _encode(bytes([1, 1 if psk else 0]) + kid + struct.pack(">Q", now_ms) + sender.enc)
        lines = ["aosai-envelope-v1 request", method, path, query, self._app_id, key]
        return sender, key, "\n".join(lines).encode()

    def _open(self, sender, request_key, status, reply):
        head = _decode(reply["key"])
        secret = sender.export(b"response")
        prk = _mac(sender.enc + head[13:], secret)
        aad = "\n".join(["aosai-envelope-v1 response", str(status), request_key, reply["key"]]).encode()
        signature = _mac(_expand(prk, b"signature", 32), aad, b"\n", reply["data"].encode())
        same_head = head[:5] == _decode(request_key)[:5]
        if not same_head or not hmac.compare_digest(signature, _decode(reply["signature"])):
            raise AosaiError(status, "ENV_SIGNATURE", "签名异常")
        cipher = ChaCha20Poly1305(_expand(prk, b"key", 32))
        return cipher.decrypt(_expand(prk, b"nonce", 12), _decode(reply["data"]), aad)

    def _server_key(self):
        if self._key is None:
            root = _data(*self._send("GET", "/"))
            self._key = _decode(next(one["pub"] for one in root["envelope"] if one["v"] == 1))
        return self._key

    def _send(self, method, target, body=None, headers=None):
        data = None if body is None else json.dumps(body).encode()
        all_headers = {"App-Id": self._app_id, "Accept": "application/json", **(headers or {})}
        if data is not None:
            all_headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self._origin + PREFIX + target, data, all_headers, method=method)
        try:
            with self._opener.open(request, timeout=self._timeout_s) as response:
                return response.status, response.read()
        except urllib.error.HTTPError as refusal:
            return refusal.code, refusal.read()


def _query_text(value):
    return value if isinstance(value, list) else str(value).lower() if isinstance(value, bool) else value


def _data(status, text):
    reply = json.loads(text)
    if reply["success"]:
        return reply["data"]
    raise AosaiError(status, reply["code"], reply["message"], reply.get("path"))
