// fails: 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <string>
using namespace std;

const long long LIMIT = 1000000;
long long v, m;
int errors, first;

void check(int i) {
    if (v > LIMIT) {
        v = 0;
        errors++;
        if (first == 0) first = i;
    }
}

int main() {
    int n;
    cin >> n;
    v = m = 0;
    errors = first = 0;
    for (int i = 1; i <= n; i++) {
        string key;
        cin >> key;
        if (key == "save") {
            m = v;
        } else if (key == "swap") {
            long long t = v;
            v = m;
            m = t;
        } else {
            long long x;
            cin >> x;
            if (key == "+") v += x;
            else if (key == "-") v -= x;
            else v *= x;
            check(i);
        }
    }
    cout << v << " " << m << " " << errors << " " << first << endl;
    return 0;
}
