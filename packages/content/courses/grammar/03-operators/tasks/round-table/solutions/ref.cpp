#include <iostream>
using namespace std;

int main() {
    long long n, p, a, k, b;
    cin >> n >> p >> a >> k >> b;
    long long seat = ((p + a * k - b) % n + n) % n;
    long long way = ((a * k - b) % n + n) % n;
    cout << seat << " " << way << endl;
    return 0;
}
