# The servers of OpenStack Swift in one process, with the interface of S3: swift.py FOLDER [encrypted]
# FOLDER holds its settings and objects; it prints its address when it takes requests.
import logging
import os
import sys

# This file's own folder has a name that Swift would be looked for in.
sys.path.pop(0)

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)
logging.disable(logging.CRITICAL)

from eventlet import wsgi
from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol, loadapp

FOLDER = sys.argv[1]
ENCRYPTION = 'keymaster encryption' if 'encrypted' in sys.argv[2:] else ''
PARTS = ('account', 'container', 'object')


def write(name, text):
    with open(os.path.join(FOLDER, name), 'w') as file:
        file.write(text)


class Silent:
    def write(self, _text):
        pass


def serve(name, socket):
    app = loadapp(os.path.join(FOLDER, name + '.conf'), global_conf={'log_name': name})
    wsgi.server(socket, app, Silent(), protocol=SwiftHttpProtocol, log_output=False)


def listen():
    return eventlet.listen(('127.0.0.1', 0), reuse_port=False)


write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = aosai\n')
os.makedirs(os.path.join(FOLDER, 'devices', 'one'), exist_ok=True)
utils.set_swift_dir(FOLDER)

# No memcached is needed; the proxy only asks for a place to look one up.
write('proxy.conf', f'''[DEFAULT]
swift_dir = {FOLDER}
[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth slo {ENCRYPTION} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = cn-north-1
auth_pipeline_check = false
[filter:tempauth]
use = egg:swift#tempauth
user_aosai_site = site-secret .admin
[filter:slo]
use = egg:swift#slo
[filter:keymaster]
use = egg:swift#keymaster
encryption_root_secret = YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh
[filter:encryption]
use = egg:swift#encryption
''')

for part in PARTS:
    socket = listen()
    place = {'ip': '127.0.0.1', 'port': socket.getsockname()[1]}
    ring = RingBuilder(2, 1, 0)
    ring.add_dev({
        'region': 1, 'zone': 1, 'device': 'one', 'weight': 1,
        **place, **{'replication_' + key: value for key, value in place.items()},
    })
    ring.rebalance()
    ring.get_ring().save(os.path.join(FOLDER, part + '.ring.gz'))
    write(part + '.conf', f'''[DEFAULT]
swift_dir = {FOLDER}
devices = {FOLDER}/devices
mount_check = false
[pipeline:main]
pipeline = {part}-server
[app:{part}-server]
use = egg:swift#{part}
''')
    eventlet.spawn(serve, part, socket)

front = listen()
print(f'http://127.0.0.1:{front.getsockname()[1]}', flush=True)
serve('proxy', front)
