#include <iostream>
using namespace std;

int main() {
    long long n, i = 1;
    cin >> n;
    while (i * i <= n) i++;
    i--;
    cout << i << " " << i * i << endl;
    return 0;
}
